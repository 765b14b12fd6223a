import { data, type MetaArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { z } from 'zod'
import { isAiConfigured } from '#app/features/ai-settings/queries/settings.server.ts'
import { generatedPosts } from '#app/features/blog/generation/queries/generated-posts.server.ts'
import { uploadRow } from '#app/features/insights/queries/upload-list.server.ts'
import { uploadStory } from '#app/features/insights/queries/upload-story.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { runIntent } from '../../forms/run-intent.server.ts'
import { pageTags } from '../../page-meta.ts'
import { BackToList } from '../back-to-list.tsx'
import type { PanelHandle } from '../failed-panel.tsx'
import type { Route } from './+types/upload.ts'
import { CallTable } from './call-table.tsx'
import { DeleteUpload } from './delete-upload.tsx'
import { GeneratePost } from './generate-post.tsx'
import { UploadFacts } from './upload-facts.tsx'
import { UploadFailure } from './upload-failure.tsx'
import { UPLOAD_INTENTS } from './upload-intents.server.ts'
import { UploadState } from './upload-state.tsx'
import { UploadVersions } from './upload-versions.tsx'
import { useWrittenPosts } from './use-written-posts.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Loaded | undefined
  return pageTags(args, loaded ? `${loaded.row.roomType} of ${loaded.row.email}` : 'Room upload')
}

export const handle: PanelHandle = { failed: 'Failed to load room upload' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { database } = services
  const id = z.uuid().safeParse(params.uploadId)
  const [row, story] = id.success
    ? await Promise.all([uploadRow(database, id.data), uploadStory(database, id.data)])
    : []
  if (!row || !story) throw data(null, { status: 404 })
  const [posts, hasModel] = await Promise.all([
    generatedPosts(database, row.redesignId ? [row.redesignId] : []),
    isAiConfigured(services),
  ])
  return { row, story, posts, hasModel }
}

export const action = (args: Route.ActionArgs) =>
  runIntent(args, UPLOAD_INTENTS, { fixed: { uploadId: args.params.uploadId } })

/** Prevents reloading a deleted upload. Its list opens instead. */
export const shouldRevalidate = ({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') === 'delete' && (actionStatus ?? 200) < 400 ? false : defaultShouldRevalidate

/** An upload: the member's wishes, every version and its cost, and why the latest attempt failed. */
export default function Upload({ loaderData: { row, story, posts, hasModel } }: Route.ComponentProps) {
  useWrittenPosts(posts)
  return (
    <article className="grid gap-10">
      <header className="grid gap-5">
        <BackToList list="/admin/uploads" rows="uploads" />
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 gap-2">
            <h1 className="text-2xl">{row.roomType}</h1>
            <p className="wrap-anywhere flex flex-wrap items-center gap-2">
              <TextLink to={`/admin/users/${row.userId}/uploads`}>{row.email}</TextLink>
              {row.generationState !== 'failed' && <UploadState upload={row} />}
            </p>
          </div>
          <div className="-mx-4 flex flex-wrap items-center">
            <GeneratePost upload={row} generated={posts[0]} hasModel={hasModel} />
            <DeleteUpload upload={row} leaves />
          </div>
        </div>
      </header>
      <UploadFailure story={story} />
      <UploadVersions story={story} />
      <UploadFacts story={story} />
      <CallTable story={story} />
    </article>
  )
}
