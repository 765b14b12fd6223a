import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { type Measurement, median, type Subject, timed, times } from './measurement.ts'
import { phonePhoto } from './sample-photo.ts'

const ROUNDS = 7

/** The time from sending a photo until it is stored and enqueued, against sharp alone decoding and re-encoding it. */
export async function uploadTime({ address, cookie, query }: Subject): Promise<Measurement[]> {
  const photo = await phonePhoto()
  const uploads: number[] = []
  const reencodes: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const upload = await timed(() => send(address, cookie, photo))
    // The enqueued redesign is not measured. Its worker must not slow down the next round.
    await query('DELETE FROM room_uploads')
    const reencode = await timed(() => sharp(photo).jpeg({ quality: 88 }).toBuffer())
    if (round === 0) continue
    uploads.push(upload)
    reencodes.push(reencode)
  }
  const [upload, reencode] = [median(uploads), median(reencodes)]
  const what = 'upload of 12 megapixels against sharp alone'
  return [
    {
      what,
      result: times(upload / reencode),
      detail: `${upload.toFixed(0)} ms against ${reencode.toFixed(0)} ms`,
    },
  ]
}

async function send(address: string, cookie: string, photo: Buffer): Promise<void> {
  const form = new FormData()
  form.append('photo', new File([new Uint8Array(photo)], 'room.jpg', { type: 'image/jpeg' }))
  form.append('roomType', 'Living Room')
  form.append('submissionId', randomUUID())
  const headers = { Cookie: cookie, Origin: address, Accept: 'application/json' }
  const answer = await fetch(`${address}/rooms`, { method: 'POST', body: form, headers })
  if (!answer.ok)
    throw new Error(`The upload was answered with status ${answer.status}: ${await answer.text()}`)
}
