import { readFile } from 'node:fs/promises'

/** A photo of a lived-in room as a browser sends it. */
export async function sampleRoom(name = 'our-room.jpg') {
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await readFile('public/starter-pool/before-living-room.jpg'),
  }
}
