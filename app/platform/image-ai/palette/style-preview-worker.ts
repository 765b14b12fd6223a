import { parentPort } from 'node:worker_threads'
import { chooseTreatment } from './paint/choose-treatment.ts'
import { type Mattes, makeMattes } from './paint/mattes.ts'
import { paintRoom } from './paint/paint-room.ts'
import type { RgbPicture } from './raster/planes.ts'
import { analyseRoom, type Room } from './room/analyse-room.ts'
import { looksLikeRoom } from './room/room-gate.ts'

/** Asks for one style of one photo. The photo comes along when the worker has said that it does not know it. */
export interface PreviewJob {
  id: number
  /** Names the photo. */
  key: string
  photo?: { photo: RgbPicture; raster: RgbPicture }
  style: { name: string; palette: string[]; materials: string[] }
}

export type PreviewMessage = { id: number } & (
  | { kind: 'painted'; picture: RgbPicture }
  | { kind: 'unknown-photo' }
  | { kind: 'not-a-room' }
  | { kind: 'failed'; message: string }
)

interface Known {
  photo: RgbPicture
  room: Room
  mattes: Mattes
}

/** As many rooms are remembered: each holds some 30 MB. */
const REMEMBERED = 4
const known = new Map<string, Known | 'not-a-room'>()

/** Understanding a room takes most of the time and is the same for every style, so it is done once a photo. */
function understood({ key, photo }: PreviewJob): Known | 'not-a-room' | undefined {
  const found = known.get(key) ?? (photo && understand(photo))
  if (!found) return undefined
  known.delete(key)
  known.set(key, found)
  if (known.size > REMEMBERED) known.delete(known.keys().next().value!)
  return found
}

function understand({ photo, raster }: NonNullable<PreviewJob['photo']>): Known | 'not-a-room' {
  const room = analyseRoom(raster)
  return looksLikeRoom(room) ? { photo, room, mattes: makeMattes(photo, room) } : 'not-a-room'
}

function paint(job: PreviewJob): PreviewMessage {
  const { id, style } = job
  const found = understood(job)
  if (!found) return { id, kind: 'unknown-photo' }
  if (found === 'not-a-room') return { id, kind: 'not-a-room' }
  const look = chooseTreatment(style.name, style.palette, style.materials)
  return { id, kind: 'painted', picture: paintRoom(found.photo, found.room, found.mattes, look) }
}

parentPort?.on('message', (job: PreviewJob) => {
  try {
    const message = paint(job)
    parentPort?.postMessage(
      message,
      message.kind === 'painted' ? [message.picture.data.buffer as ArrayBuffer] : [],
    )
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ id: job.id, kind: 'failed', message } satisfies PreviewMessage)
  }
})
