import { useEffect, useState } from 'react'
import {
  data,
  type FetcherWithComponents,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
  useNavigate,
} from 'react-router'
import { awaitsReview } from '#app/features/blog/rules/post-status.ts'
import { type ManagedPost, managedPost } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { postVersion } from '#app/features/blog/writing/rules/post-version.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { ReadOnlyFields } from '#app/ui/forms/read-only.tsx'
import { useUnsaved } from '#app/ui/forms/use-unsaved.ts'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import type { PanelHandle } from '../../failed-panel.tsx'
import type { Route } from './+types/edit.ts'
import { isPostId, POSTS } from './post-address.ts'
import { PostForm } from './post-form.tsx'
import { EDITOR_INTENTS } from './post-intents.server.ts'
import { ReviewNotice } from './review-notice.tsx'
import type { SaveReply } from './save-reply.ts'
import { StatusBadge } from './status-badge.tsx'
import { type SeenPost, StatusButton } from './status-button.tsx'

export const meta = pageMeta('Blog Post')

export const handle: PanelHandle = { failed: 'Failed to load blog post' }

export async function loader({ params: { postId }, context }: Route.LoaderArgs) {
  if (postId === 'new') return null
  const { database } = context.get(servicesContext)
  const post = isPostId(postId) ? await managedPost(database, postId) : undefined
  if (!post) throw data(null, { status: 404 })
  return post
}

/** A preview changes nothing, so it loads nothing again. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !formAction?.endsWith('/blog/preview') && defaultShouldRevalidate

export const action = (args: Route.ActionArgs) =>
  runIntent(args, EDITOR_INTENTS, { fixed: { postId: args.params.postId } })

/** Edits a post or creates one. A draft by a model is reviewed here. */
export default function EditPost({ loaderData: post }: Route.ComponentProps) {
  const fetcher = useFetcher<SaveReply>()
  const formKey = useFormKey(post?.id, fetcher.data?.savedId)
  return <Editor key={formKey} post={post} fetcher={fetcher} />
}

interface EditorProps {
  post: ManagedPost | null
  fetcher: FetcherWithComponents<SaveReply>
}

function Editor({ post, fetcher }: EditorProps) {
  const saving = useUnsaved(fetcher, post ? postVersion(post) : '')
  const navigate = useNavigate()
  const savedId = fetcher.data?.savedId
  const isIdle = fetcher.state === 'idle'
  const isMoving = savedId !== undefined && !post
  useEffect(() => {
    // Waits for the form's revalidation to end, because it would interrupt a navigation.
    if (isMoving && isIdle) void navigate(`${POSTS}/${savedId}`, { replace: true })
  }, [isMoving, savedId, isIdle, navigate])
  const seen = post && { post, version: saving.seen, isUnsaved: saving.isUnsaved || !isIdle }
  return (
    <section className="grid gap-8">
      <header className="grid gap-2">
        <TextLink to={POSTS} className="justify-self-start">
          All posts
        </TextLink>
        <div className="flex flex-wrap items-center gap-4">
          <h1 className="wrap-anywhere text-2xl">{post ? post.title : 'New Post'}</h1>
          {post && <StatusBadge status={post.status} />}
          {seen && <Publication seen={seen} />}
        </div>
      </header>
      {seen && awaitsReview(seen.post.status) && <ReviewNotice seen={seen} />}
      <ReadOnlyFields>
        <PostForm post={post} fetcher={fetcher} saving={saving} isMoving={isMoving} />
      </ReadOnlyFields>
    </section>
  )
}

/**
 * Another post gets another form. A new post keeps its form when it moves to its address: it may hold what was typed while
 * the post was saved.
 */
function useFormKey(postId: string | undefined, savedId: string | undefined): number {
  const [form, setForm] = useState({ postId, key: 0 })
  if (form.postId === postId) return form.key
  const isMoved = form.postId === undefined && postId === savedId
  const next = { postId, key: isMoved ? form.key : form.key + 1 }
  setForm(next)
  return next.key
}

/** Actions on a post that is not in review. */
function Publication({ seen }: { seen: SeenPost }) {
  const { slug, status } = seen.post
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'published' && (
        <ButtonLink to={`/blog/${slug}`} target="_blank" variant="quiet" size="small">
          View
        </ButtonLink>
      )}
      {status === 'published' && <StatusButton seen={seen} change="unpublish" text="Unpublish" />}
      {status === 'approved' && <StatusButton seen={seen} change="publish" text="Publish" />}
    </div>
  )
}
