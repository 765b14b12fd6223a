import type { Correction } from '../surfaces.ts'
import { chooseTreatment } from './paint/choose-treatment.ts'
import { makeMattes } from './paint/mattes.ts'
import { paintRoom } from './paint/paint-room.ts'
import type { RgbPicture } from './raster/planes.ts'
import { analyseRoom } from './room/analyse-room.ts'
import { looksLikeRoom } from './room/confidence/room-gate.ts'
import { correctRoom } from './room/regions/correct-room.ts'

export type PaletteStage = 'analysing' | 'painting'

/** Everything the worker needs; plain data, so that it can cross the thread border. */
export interface RepaintJob {
  photo: RgbPicture
  /** The same photo with each of `ANALYSIS_SIDES` as its long side. */
  rasters: RgbPicture[]
  style: { name: string; palette: string[]; materials: string[] }
  /** Corrections of the room's surfaces. */
  corrections?: readonly Correction[]
}

export type RepaintMessage =
  | { kind: 'stage'; stage: PaletteStage }
  | { kind: 'painted'; picture: RgbPicture }
  | { kind: 'not-a-room' }
  | { kind: 'failed'; message: string }

/**
 * Repaints a decoded photo in a style. Synchronous; takes seconds.
 * @returns the picture, of the photo's size, or undefined when the photo does not show a room
 */
export function repaint(job: RepaintJob, onStage: (stage: PaletteStage) => void): RgbPicture | undefined {
  onStage('analysing')
  const found = analyseRoom(job.rasters)
  if (!looksLikeRoom(job.rasters[0]!, found.straightness)) return undefined
  const room = correctRoom(found, job.corrections ?? [])
  onStage('painting')
  const mattes = makeMattes(job.photo, room)
  return paintRoom(
    job.photo,
    room,
    mattes,
    chooseTreatment(job.style.name, job.style.palette, job.style.materials),
  )
}
