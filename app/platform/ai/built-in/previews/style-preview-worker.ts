import { parentPort } from 'node:worker_threads'
import type { Boldness, Correction, Outline, Place, TappableRegion } from '../../surfaces.ts'
import { type Mattes, makeMattes } from '../paint/mattes.ts'
import { paintRoom } from '../paint/paint-room.ts'
import { chooseTreatment } from '../paint/treatments/choose-treatment.ts'
import { designFor } from '../paint/treatments/wet-rooms.ts'
import { outlinesOf } from '../raster/outlines.ts'
import type { RgbPicture } from '../raster/planes.ts'
import { analyseRoom } from '../room/analyse-room.ts'
import { looksLikeRoom } from '../room/confidence/room-gate.ts'
import type { SeenByNetworks } from '../room/geometry/surface-probabilities.ts'
import { correctRoom } from '../room/regions/correct-room.ts'
import { RegionFinder } from '../room/regions/tapped-region.ts'
import type { RoomModel } from '../room/room-model.ts'

/** A request about a photo. */
export type PreviewQuestion =
  | {
      ask: 'paint'
      style: { name: string; palette: string[]; materials: string[] }
      corrections: Correction[]
      boldness: Boldness
      roomType: string | undefined
    }
  /** The outlines of the regions around a place, smallest first. */
  | { ask: 'regions'; place: Place }
  /** The outlines of everything a person keeps. */
  | { ask: 'kept'; corrections: Correction[] }

/** A request. It includes the photo only after the worker answered that it does not know it. */
export type PreviewJob = PreviewQuestion & {
  /** Identifies the photo. */
  key: string
  photo?: {
    photo: RgbPicture
    raster: RgbPicture
    /** The network's probabilities on the first raster, if there is a network. */
    network: SeenByNetworks | undefined
  }
}

export type PreviewAnswer =
  | { kind: 'painted'; picture: RgbPicture }
  | { kind: 'outlined'; regions: TappableRegion[] }
  | { kind: 'kept'; outlines: Outline[] }
  | { kind: 'unknown-photo' }
  | { kind: 'not-a-room' }
  | { kind: 'failed'; message: string }

interface Known {
  photo: RgbPicture
  room: RoomModel
  finder: RegionFinder
  /** The room as last painted, with the corrections at that time. */
  corrected?: { corrections: string; room: RoomModel; mattes: Mattes }
}

/** Cached rooms; each holds about 30 MB. */
const REMEMBERED = 4
const known = new Map<string, Known | 'not-a-room'>()

/** Caches each photo's analysis, which takes most of the time and is the same for every style. */
function understood({ key, photo }: PreviewJob): Known | 'not-a-room' | undefined {
  const found = known.get(key) ?? (photo && understand(photo))
  if (!found) return undefined
  known.delete(key)
  known.set(key, found)
  if (known.size > REMEMBERED) known.delete(known.keys().next().value!)
  return found
}

function understand({ photo, raster, network }: NonNullable<PreviewJob['photo']>): Known | 'not-a-room' {
  const room = analyseRoom(raster, network)
  const isRoom = looksLikeRoom(raster, room.straightness, network)
  return isRoom ? { photo, room, finder: new RegionFinder(room) } : 'not-a-room'
}

function corrected(found: Known, corrections: Correction[]): NonNullable<Known['corrected']> {
  const said = JSON.stringify(corrections)
  if (found.corrected?.corrections !== said) {
    const room = correctRoom(found.room, corrections, found.finder)
    found.corrected = { corrections: said, room, mattes: makeMattes(found.photo, room) }
  }
  return found.corrected
}

function answer(job: PreviewJob): PreviewAnswer {
  const found = understood(job)
  if (!found) return { kind: 'unknown-photo' }
  if (found === 'not-a-room') return { kind: 'not-a-room' }
  const { room: asFound, photo, finder } = found
  if (job.ask === 'regions') {
    const regions = finder.around(job.place).map(({ mask, ...region }) => ({
      ...region,
      outlines: outlinesOf(mask, asFound.size),
    }))
    return { kind: 'outlined', regions }
  }
  if (job.ask === 'kept') {
    const { kept } = correctRoom(asFound, job.corrections, finder)
    return { kind: 'kept', outlines: outlinesOf(Uint8Array.from(kept), asFound.size) }
  }
  const { room, mattes } = corrected(found, job.corrections)
  const { name, palette, materials } = job.style
  const design = designFor(job.roomType, chooseTreatment(name, palette, materials))
  return { kind: 'painted', picture: paintRoom(photo, room, mattes, design, job.boldness) }
}

parentPort?.on('message', (job: PreviewJob) => {
  const send = (message: PreviewAnswer, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer)
  try {
    const message = answer(job)
    send(message, message.kind === 'painted' ? [message.picture.data.buffer as ArrayBuffer] : [])
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
