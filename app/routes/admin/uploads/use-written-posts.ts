import { useEffect, useRef } from 'react'
import type { GeneratedPost } from '#app/features/blog/generation/queries/generated-posts.server.ts'
import { toast } from '#app/ui/notices/toasts.tsx'
import { useQuietRefresh } from '#app/ui/use-quiet-refresh.ts'

const LOOK_AGAIN_MS = 2000

const isBeingWritten = ({ post, failure }: GeneratedPost) => !post && !failure

/** Polls while a post is being written, and reports the outcome. */
export function useWrittenPosts(posts: GeneratedPost[]) {
  const refresh = useQuietRefresh()
  const waiting = useRef(new Set<string>())
  const isWaiting = posts.some(isBeingWritten)
  useEffect(() => {
    for (const generated of posts) {
      if (isBeingWritten(generated)) waiting.current.add(generated.redesignId)
      else if (waiting.current.delete(generated.redesignId)) showOutcome(generated)
    }
  }, [posts])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
}

function showOutcome({ post, failure }: GeneratedPost) {
  if (failure) void toast.error('Failed to generate blog post', { description: failure, duration: 8000 })
  else if (post?.status === 'published') void toast.success('Blog Post Published!')
  else void toast.success('The draft is ready for your review')
}
