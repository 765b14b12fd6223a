import { readFile } from 'node:fs/promises'

/** A picture of a room as a browser sends a photo. */
export async function sampleRoom(name = 'our-room.webp') {
  const buffer = await readFile('public/starter-pool/scandinavian-living-room-960.webp')
  return { name, mimeType: 'image/webp', buffer }
}
