import { ADDED_PICTURE_FILE, ADDED_PICTURES } from '#app/features/quiz/pool/rules/added-pictures.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/picture.ts'

const notFound = () => new Response('Not found', { status: 404 })

/** Serves a quiz picture that an administrator added. It is public, and its content never changes. */
export async function loader({ params: { file }, context }: Route.LoaderArgs) {
  const { storage } = context.get(servicesContext)
  if (!ADDED_PICTURE_FILE.test(file)) return notFound()
  const content = await storage.find(`${ADDED_PICTURES.folder}/${file}`)
  if (!content) return notFound()
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': file.endsWith('.avif') ? 'image/avif' : 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
