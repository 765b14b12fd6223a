import type { StoredPicture } from '#app/ui/rich-text-editor/editor-props.ts'

/** A stored picture for the editor. */
export interface SentPicture extends StoredPicture {
  /** Base path, without width and format. */
  base: string
}

/**
 * Stores a picture for a post.
 *
 * @param signal takes the picture back while it is being sent
 * @throws Error with a message for the user
 */
export async function sendPicture(file: File, signal?: AbortSignal): Promise<SentPicture> {
  const body = new FormData()
  body.append('picture', file)
  const answer = await fetch('/admin/settings/blog/pictures', { method: 'POST', body, signal }).catch(
    () => undefined,
  )
  if (!answer) throw new Error('The picture could not be sent. Are you online?')
  const reply = await answer.json().catch(() => undefined)
  if (answer.ok && reply) return reply
  throw new Error(reply?.message ?? 'The picture could not be stored. Please try again.')
}
