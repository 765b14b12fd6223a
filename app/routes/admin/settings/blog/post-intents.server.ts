import { STATUS_LABELS } from '#app/features/blog/rules/post-status.ts'
import { deletePost } from '#app/features/blog/writing/commands/delete-post.server.ts'
import {
  createPost,
  type SavedPost,
  updatePost,
} from '#app/features/blog/writing/commands/save-post.server.ts'
import { setPostStatus } from '#app/features/blog/writing/commands/set-post-status.server.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../../forms/reply.ts'
import { type FormFields, intents } from '../../../forms/run-intent.server.ts'
import type { SaveReply } from './save-reply.ts'

/** Administrators' actions on posts in any list. */
export const POST_INTENTS = intents(requireAdministrator, {
  status: {
    failed: 'Failed to update blog post',
    run: async (services, actor, { postId = '', change = '', version = '' }) => {
      const { title, status } = await setPostStatus(services, actor, { postId, change, version })
      return success(
        status === 'published' ? 'Blog Post Published!' : `Blog post: ${STATUS_LABELS[status]}`,
        title,
      )
    },
  },
  delete: {
    failed: 'Failed to delete blog post',
    run: async (services, actor, { postId = '' }) => {
      await deletePost(services, actor, { postId })
      return success('Blog post and related queue entries deleted successfully')
    },
  },
})

const inputOf = (form: FormFields) => ({
  title: form.title ?? '',
  slug: form.slug ?? '',
  excerpt: form.excerpt ?? '',
  content: form.content ?? '',
  seoTitle: form.seoTitle ?? '',
  metaDescription: form.metaDescription ?? '',
  tags: form.tags ?? '',
  roomType: (form.roomType ?? '') as '',
  styleApplied: form.styleApplied ?? '',
  before: { address: form.beforeAddress ?? '', alt: form.beforeAlt ?? '' },
  after: { address: form.afterAddress ?? '', alt: form.afterAlt ?? '' },
  ...statusIn(form),
})

/** The pressed button takes precedence over the status field. */
function statusIn({ saveAs, status }: FormFields) {
  const wanted = saveAs || status
  return wanted ? { status: wanted as 'draft' } : {}
}

const NOT_PUBLISHED = 'Failed to publish blog post'

/** The messages of each button that saves a post. Other saves use the messages of their intent. */
const BUTTONS: Record<string, { done: string; failed: string }> = {
  published: { done: 'Blog Post Published!', failed: NOT_PUBLISHED },
  draft: { done: 'Draft saved', failed: 'Failed to save the draft' },
}

const failedOf = ({ saveAs = '' }: FormFields) => BUTTONS[saveAs]?.failed

function saved(post: SavedPost, { saveAs = '' }: FormFields, otherwise: string): SaveReply {
  return { ...success(BUTTONS[saveAs]?.done ?? otherwise, `/blog/${post.slug}`), savedId: post.id }
}

/** Actions on a post's page. */
export const EDITOR_INTENTS = {
  ...POST_INTENTS,
  ...intents(requireAdministrator, {
    create: {
      failed: NOT_PUBLISHED,
      failedOf,
      run: async (services, actor, form) => {
        const post = await createPost(services, actor, inputOf(form))
        return saved(post, form, post.status === 'published' ? 'Blog Post Published!' : 'Blog post saved')
      },
    },
    update: {
      failed: 'Failed to update blog post',
      failedOf,
      run: async (services, actor, { postId = '', version = '', ...form }) => {
        const post = await updatePost(services, actor, { ...inputOf(form), postId, version })
        return saved(post, form, 'Blog post updated')
      },
    },
  }),
}
