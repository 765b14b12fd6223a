import type { LaidFinish } from '../editor.ts'
import type { PaintWishes } from '../surfaces.ts'
import { laidFinishes } from './paint/laid-finishes.ts'
import { makeMattes } from './paint/mattes.ts'
import { paintRoom } from './paint/paint-room.ts'
import { chooseTreatment } from './paint/treatments/choose-treatment.ts'
import { designFor } from './paint/treatments/wet-rooms.ts'
import type { RgbPicture } from './raster/planes.ts'
import { analyseRoom } from './room/analyse-room.ts'
import { photoFault } from './room/confidence/photo-fault.ts'
import { looksLikeRoom } from './room/confidence/room-gate.ts'
import { hasCertainSurfaces, isChanged, showsPeople } from './room/confidence/verdict.ts'
import type { SeenByNetworks } from './room/geometry/surface-probabilities.ts'
import { correctRoom } from './room/regions/correct-room.ts'

export type PaletteStage = 'analysing' | 'painting'

/** The input of the worker: plain data that can be cloned between threads. */
export interface RepaintJob extends PaintWishes {
  photo: RgbPicture
  /** The same photo with a long side of `ANALYSIS_SIDE`. */
  raster: RgbPicture
  /** The network's probabilities on the raster, if there is a network. */
  network?: SeenByNetworks | undefined
  style: { name: string; palette: string[]; materials: string[] }
  /** Whether to paint a photo that shows people. */
  acceptsPeople?: boolean
  /** Whether its owner can answer a question; if not, it is painted as well as it can be. */
  mayAsk?: boolean
}

/** A repainted photo of the same size, and the finishes laid on its surfaces. */
export interface Repainted {
  picture: RgbPicture
  finishes: LaidFinish[]
}

/** Why a photo was not painted: it cannot be seen, it shows no room, it shows people, or its surfaces are uncertain. */
export type NotPainted = 'too-dark' | 'too-blurred' | 'not-a-room' | 'people' | 'unsure'

export type RepaintMessage =
  | { kind: 'stage'; stage: PaletteStage }
  | ({ kind: 'painted' } & Repainted)
  | { kind: NotPainted }
  | { kind: 'failed'; message: string }

/**
 * Repaints a decoded photo in a style. Synchronous; takes seconds.
 * @returns the picture, or the reason why there is none
 */
export function repaint(job: RepaintJob, onStage: (stage: PaletteStage) => void): Repainted | NotPainted {
  onStage('analysing')
  const { boldness, mayAsk = true } = job
  const found = analyseRoom(job.raster, job.network)
  if (!looksLikeRoom(job.raster, found.straightness, job.network))
    return photoFault(job.raster) ?? 'not-a-room'
  if (mayAsk && !job.acceptsPeople && showsPeople(found)) return 'people'
  const room = correctRoom(found, job.corrections ?? [])
  if (mayAsk && !hasCertainSurfaces(room)) return 'unsure'
  onStage('painting')
  const mattes = makeMattes(job.photo, room)
  const { name, palette, materials } = job.style
  const look = designFor(job.roomType, chooseTreatment(name, palette, materials))
  const picture = paintRoom(job.photo, room, mattes, look, boldness)
  // People who asked for a softer effect have seen in the preview how little changes.
  if (mayAsk && boldness !== 'softer' && !isChanged(job.photo, picture)) return 'unsure'
  return { picture, finishes: laidFinishes(job.photo, room, mattes, look, boldness) }
}
