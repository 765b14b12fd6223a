import type { LaidFinish } from '../editor.ts'
import type { PaintWishes } from '../surfaces.ts'
import { chooseTreatment } from './paint/choose-treatment.ts'
import { laidFinishes } from './paint/laid-finishes.ts'
import { makeMattes } from './paint/mattes.ts'
import { paintRoom } from './paint/paint-room.ts'
import type { RgbPicture } from './raster/planes.ts'
import { analyseRoom } from './room/analyse-room.ts'
import { looksLikeRoom } from './room/confidence/room-gate.ts'
import { isChanged, isUnderstood, showsPeople } from './room/confidence/verdict.ts'
import type { SurfaceChances } from './room/geometry/surface-chances.ts'
import { correctRoom } from './room/regions/correct-room.ts'

export type PaletteStage = 'analysing' | 'painting'

/** Everything the worker needs; plain data, so that it can cross the thread border. */
export interface RepaintJob extends PaintWishes {
  photo: RgbPicture
  /** The same photo with each of `ANALYSIS_SIDES` as its long side. */
  rasters: RgbPicture[]
  /** What the network sees on the first raster, where there is one. */
  network?: SurfaceChances | undefined
  style: { name: string; palette: string[]; materials: string[] }
  /** Whether people in the photo are no reason to ask first. */
  acceptsPeople?: boolean
}

/** A repainted photo, of its size, and what was laid on its surfaces. */
export interface Repainted {
  picture: RgbPicture
  finishes: LaidFinish[]
}

/** Why a photo was not painted: it shows no room, or people, or surfaces that were not understood. */
export type NotPainted = 'not-a-room' | 'people' | 'unsure'

export type RepaintMessage =
  | { kind: 'stage'; stage: PaletteStage }
  | ({ kind: 'painted' } & Repainted)
  | { kind: NotPainted }
  | { kind: 'failed'; message: string }

/**
 * Repaints a decoded photo in a style. Synchronous; takes seconds.
 * @returns the picture, or why there is none
 */
export function repaint(job: RepaintJob, onStage: (stage: PaletteStage) => void): Repainted | NotPainted {
  onStage('analysing')
  const found = analyseRoom(job.rasters, job.network)
  if (!looksLikeRoom(job.rasters[0]!, found.straightness)) return 'not-a-room'
  if (!job.acceptsPeople && showsPeople(found)) return 'people'
  const room = correctRoom(found, job.corrections ?? [])
  if (!isUnderstood(room)) return 'unsure'
  onStage('painting')
  const mattes = makeMattes(job.photo, room)
  const { name, palette, materials } = job.style
  const look = chooseTreatment(name, palette, materials)
  const { boldness } = job
  const picture = paintRoom(job.photo, room, mattes, look, boldness)
  // Whoever asks for less has seen in the preview how little changes.
  if (boldness !== 'softer' && !isChanged(job.photo, picture)) return 'unsure'
  return { picture, finishes: laidFinishes(job.photo, room, mattes, look, boldness) }
}
