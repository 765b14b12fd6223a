import type { KeptPart } from '../pictures/keep-mask.ts'
import type { OpenPicture } from '../pictures/open-picture.ts'
import type { Engine } from './capabilities.ts'
import type { Look, PaintWishes } from './surfaces.ts'

/** The input of a redesign engine; the wishes for paint are for engines that paint. */
export interface EditRequest extends PaintWishes {
  /** Upright JPEG in sRGB, at most 2048 pixels on its long side. */
  photo: OpenPicture
  /** When `photo` is an earlier redesign: the photo of the room itself (JPEG), so that the room does not drift. */
  original?: Buffer | undefined
  /** Of the photo, in pixels. */
  width: number
  height: number
  style: EditStyle
  roomType: string
  /** The person's wishes in their own words. */
  feedback: string | null
  /** The whole instruction, already made from the template. */
  prompt: string
  /** Parts that the person brushed over or tapped, which must stay. */
  keep?: KeptPart[] | undefined
  /** The person wants the redesign although the photo shows people whom the engine cannot take out. */
  acceptsPeople?: boolean | undefined
  /** Identifies the person to the provider; reveals nothing about them. */
  requester?: string | undefined
}

/** The style a room is redesigned in. */
export interface EditStyle extends Look {
  characteristics: string[]
  designPrinciples: string[]
}

/** How the caller follows and cancels the work. */
export interface EditHooks {
  /** Ends the work at once; `edit` rejects with the signal's reason. */
  signal: AbortSignal
  onStage(stage: EditStage): void
  /** An unfinished picture, JPEG, in the photo's proportions. Must not throw. */
  onPartial(picture: Buffer): void
}

export type EditStage = 'analysing' | 'painting'

/** A part of a picture: shares (0…1) of its width and height. */
export interface PictureBox {
  x: number
  y: number
  width: number
  height: number
}

/** What an engine laid on a surface of the room. */
export interface LaidFinish {
  surface: 'walls' | 'feature wall' | 'ceiling' | 'floor' | 'rug'
  /** The colour of the paint or material itself, `#rrggbb`: in the picture the room's light is on it. */
  hex: string
  /** Such as 'limewash' or 'broad plank'; null where the surface was only given the colour. */
  finish: string | null
  /** Where the picture shows it best. */
  box: PictureBox
  /** Of what the picture shows of the surface, by a camera held at the usual height; null where that is not known. */
  squareMetres: number | null
}

/** An engine's answer. All paid work is done, and the answer can be stored and read again without loss. */
export interface EditAnswer {
  /** Not yet cropped: it may still include what was added around the photo. */
  picture: Buffer
  /** The model from the settings that made it; null for an engine without models. */
  model: string | null
  /** The engine's description of its changes, if any. */
  concept: string | null
  /** What it laid on which surface; missing for an engine that cannot say so. */
  finishes?: LaidFinish[]
  /** The provider's usage; null for a free engine, or a server that does not report it. */
  usage: EditUsage | null
  /** Working time. */
  seconds: number
}

/** A redesigned room without a watermark. */
export interface EditResult {
  /** JPEG in the photo's proportions (within a pixel); it may have more or fewer pixels than the photo. */
  picture: Buffer
  width: number
  height: number
}

export interface EditUsage {
  model: string
  inputTokens: number
  outputTokens: number
  totalTokens: number
  /** With four decimals, rounded up, so that a monthly budget is never exceeded by rounding. */
  costCents: number
}

/** A redesign engine. */
export interface RoomEditor extends Engine {
  /**
   * Redesigns a room.
   *
   * @throws RedesignFailure; the signal's reason when aborted
   */
  edit(request: EditRequest, hooks: EditHooks): Promise<EditAnswer>
  /**
   * Crops an answer to the photo's view. This costs nothing and may be repeated.
   *
   * @throws RedesignFailure when the answer contains no usable picture
   */
  finish(answer: EditAnswer, photo: { width: number; height: number }): Promise<EditResult>
}
