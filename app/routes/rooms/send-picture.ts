import { hash } from 'node:crypto'
import type { Served } from '#app/features/rooms/queries/picture.server.ts'
import { byteRange } from '#app/lib/byte-range.ts'

/**
 * Sends a picture, or the range of it that the browser asks for. Redirects to the object store for a picture stored
 * there. Sends no content to a browser whose copy is current.
 *
 * @param headers of the response; a redirect is cached for as long as its address stays the same
 */
export function sendPicture(
  request: Request,
  picture: Served | undefined,
  headers: Record<string, string>,
): Response {
  if (!picture) return new Response('Not found', { status: 404 })
  if ('address' in picture) {
    const { seconds, address } = picture
    return new Response(null, {
      status: 302,
      headers: { ...headers, Location: address, 'Cache-Control': `private, max-age=${seconds}` },
    })
  }
  const etag = `"${hash('sha1', picture.content, 'base64url')}"`
  const described = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' }
  if (request.headers.get('If-None-Match')?.includes(etag))
    return new Response(null, { status: 304, headers: described })
  return sendBytes(request, etag, picture.content, { ...described, 'Content-Type': picture.contentType })
}

function sendBytes(
  { headers: asked }: Request,
  etag: string,
  content: Buffer,
  headers: Record<string, string>,
) {
  const copy = asked.get('If-Range')
  const range = copy === null || copy === etag ? byteRange(asked.get('Range'), content.length) : undefined
  if (range === undefined) return new Response(new Uint8Array(content), { headers })
  if (range === 'none')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${content.length}` },
    })
  const { first, last } = range
  return new Response(new Uint8Array(content.subarray(first, last + 1)), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${content.length}` },
  })
}
