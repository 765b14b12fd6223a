import type { KeptPart } from '../pictures/keep-mask.ts'
import type { OpenPicture } from '../pictures/open-picture.ts'
import type { Engine } from './capabilities.ts'
import type { Look, PaintWishes } from './surfaces.ts'

/** The input of a redesign engine. Only engines that paint use the paint wishes. */
export interface EditRequest extends PaintWishes {
  /** Upright JPEG in sRGB, at most 2048 pixels on its long side. */
  photo: OpenPicture
  /** The photo of the room itself (JPEG) when `photo` is an earlier redesign, so that the room does not drift. */
  original?: Buffer | undefined
  /** Size of the photo in pixels. */
  width: number
  height: number
  style: EditStyle
  roomType: string
  /** The person's wishes in their own words. */
  feedback: string | null
  /** The complete instruction, rendered from the template. */
  prompt: string
  /** Parts that the person brushed over or tapped, which must stay. */
  keep?: KeptPart[] | undefined
  /** Whether the person wants the redesign although the engine cannot remove the people in the photo. */
  acceptsPeople?: boolean | undefined
  /** Whether the engine may ask the person something instead of delivering what it is not sure of; true by default. */
  mayAsk?: boolean | undefined
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
  /** Stops the work at once; `edit` rejects with the signal's reason. */
  signal: AbortSignal
  onStage(stage: EditStage): void
  /** An unfinished picture, JPEG, in the photo's proportions. Must not throw. */
  onPartial(picture: Buffer): void
}

export type EditStage = 'analysing' | 'painting'

/** A part of a picture: fractions (0…1) of its width and height. */
export interface PictureBox {
  x: number
  y: number
  width: number
  height: number
}

/** The finish that an engine applied to a surface of the room. */
export interface LaidFinish {
  surface: 'walls' | 'feature wall' | 'ceiling' | 'floor'
  /** Colour of the paint or material itself, `#rrggbb`, without the room's light. */
  hex: string
  /** For example 'limewash' or 'broad plank'; null when only the colour changed. */
  finish: string | null
  /** The part of the picture that shows it best. */
  box: PictureBox
}

/** An engine's answer. All paid work is done. The answer can be stored and read again without loss. */
export interface EditAnswer {
  /** Not yet cropped: it may still include the surroundings that were added to the photo. */
  picture: Buffer
  /** The model from the settings that made it; null for an engine without models. */
  model: string | null
  /** The engine's description of its changes, if any. */
  concept: string | null
  /** The finishes it applied; undefined for an engine that cannot report them. */
  finishes?: LaidFinish[]
  /** The provider's usage; null for a free engine, or a server that does not report it. */
  usage: EditUsage | null
  /** Working time in seconds. */
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
  /** With four decimals, rounded up so that rounding never exceeds a monthly budget. */
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
