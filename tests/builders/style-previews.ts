import sharp from 'sharp'
import { stylePreview } from '#app/features/rooms/style-previews/queries/style-preview.server.ts'
import { previewSchema } from '#app/features/rooms/style-previews/schema.ts'
import type { Ai } from '#app/platform/ai/engines.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'

/** Puts plain pictures in the place of painted previews, where only the code around the painting is tested. */
export function withPlainPreviews({ ai }: { ai: Ai }): { ai: Ai } {
  const preview: Ai['stylePreviews']['preview'] = async () =>
    sharp({ create: { width: 960, height: 640, channels: 3, background: '#a4492f' } })
      .jpeg()
      .toBuffer()
  return { ai: { ...ai, stylePreviews: { ...ai.stylePreviews, preview } } }
}

/** The bytes of a preview on the page of a room's styles; undefined for people who may not see it. */
export async function previewBytes(
  services: Services,
  actor: Member,
  wanted: { uploadId: string; style: string; boldness?: string; width?: number },
): Promise<Buffer | undefined> {
  const preview = await stylePreview(services, actor, previewSchema.parse(wanted))
  if (!preview) return undefined
  if (!('content' in preview.picture))
    throw new Error('The picture store serves this preview, not the product')
  return preview.picture.content
}
