import { room } from '#tests/builders/photos.ts'

/** A drawn room as a browser sends a photo. */
export async function sampleRoom(name = 'our-room.jpg') {
  return { name, mimeType: 'image/jpeg', buffer: await room(1200, 800).jpeg().toBuffer() }
}
