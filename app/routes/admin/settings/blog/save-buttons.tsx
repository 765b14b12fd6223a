import { canChange } from '#app/features/blog/rules/post-status.ts'
import type { ManagedPost } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { Button } from '#app/ui/buttons/button.tsx'

/**
 * Buttons that save a post. A new post or a draft in review can be published or kept as a draft; others are updated.
 */
export function SaveButtons({ post, isSaving }: { post: ManagedPost | null; isSaving: boolean }) {
  const waitsForReview = post && canChange(post.status, 'reject')
  if (post && !waitsForReview)
    return (
      <Button type="submit" pending={isSaving} pendingText="Saving…">
        Update Blog Post
      </Button>
    )
  return (
    <>
      <Button type="submit" name="saveAs" value="published" pending={isSaving} pendingText="Saving…">
        Publish Blog Post
      </Button>
      <Button
        type="submit"
        variant="secondary"
        {...(!post && { name: 'saveAs', value: 'draft' })}
        pending={isSaving}
        pendingText="Saving…"
      >
        {post ? 'Save without publishing' : 'Save as draft'}
      </Button>
    </>
  )
}
