import { randomUUID } from 'node:crypto'
import { sampleRoom } from './sample-room.ts'

/**
 * Uploads the sample room like the form.
 *
 * @param cookie a member's `Cookie` header
 * @returns id of the upload
 */
export async function uploadOverHttp(address: string, cookie: string): Promise<string> {
  const { buffer, mimeType } = await sampleRoom()
  const form = new FormData()
  form.append('photo', new File([new Uint8Array(buffer)], 'room.jpg', { type: mimeType }))
  form.append('roomType', 'Living Room')
  form.append('submissionId', randomUUID())
  const headers = { Cookie: cookie, Origin: address, Accept: 'application/json' }
  const answer = await fetch(`${address}/rooms`, { method: 'POST', body: form, headers })
  const { next } = (await answer.json()) as { next: string }
  return new URL(next, address).searchParams.get('room')!
}
