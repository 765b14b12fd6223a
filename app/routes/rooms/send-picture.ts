import type { Served } from '#app/features/rooms/queries/picture.server.ts'

/**
 * Sends a picture, or the browser to the store that has it.
 *
 * @param headers of the answer; a redirection is kept for as long as its address stays the same
 */
export function sendPicture(picture: Served | undefined, headers: Record<string, string>): Response {
  if (!picture) return new Response('Not found', { status: 404 })
  if ('address' in picture) {
    const { seconds, address } = picture
    return new Response(null, {
      status: 302,
      headers: { ...headers, Location: address, 'Cache-Control': `private, max-age=${seconds}` },
    })
  }
  return new Response(new Uint8Array(picture.content), {
    headers: { ...headers, 'Content-Type': picture.contentType },
  })
}
