import type { KeptPart } from '../pictures/keep-mask.ts'
import type { OpenPicture } from '../pictures/open-picture.ts'
import type { Engine } from './capabilities.ts'
import type { Correction, Look } from './surfaces.ts'

/** What a redesign engine gets. */
export interface EditRequest {
  /** Upright JPEG in sRGB, at most 2048 pixels on its long side. */
  photo: OpenPicture
  /** When `photo` is an earlier redesign: the photo of the room itself (JPEG), so that the room does not drift. */
  original?: Buffer | undefined
  /** Of the photo, in pixels. */
  width: number
  height: number
  style: EditStyle
  roomType: string
  /** What the person asked for in their own words. */
  feedback: string | null
  /** The whole instruction, already made from the template. */
  prompt: string
  /** What the person brushed over or tapped: it should stay as it is. */
  keep?: KeptPart[] | undefined
  /** The person's corrections of surfaces, for engines that paint them. */
  corrections?: Correction[] | undefined
  /** Stands for the person towards a provider; says nothing about them. */
  requester?: string | undefined
}

/** The style a room is redesigned in. */
export interface EditStyle extends Look {
  characteristics: string[]
  designPrinciples: string[]
}

/** How the caller follows and ends the work. */
export interface EditHooks {
  /** Ends the work at once; `edit` rejects with the signal's reason. */
  signal: AbortSignal
  onStage(stage: EditStage): void
  /** An unfinished picture, JPEG, in the photo's proportions. Must not throw. */
  onPartial(picture: Buffer): void
}

export type EditStage = 'analysing' | 'painting'

/** What an engine answers: all that costs something is done, and nothing in it is lost when it is stored and read again. */
export interface EditAnswer {
  /** As it came: what was added around the photo may still be there. */
  picture: Buffer
  /** Which of the settings' models made it; null for an engine without. */
  model: string | null
  /** The engine's words on what it did, when it has any. */
  concept: string | null
  /** What the provider charged for; null for an engine that costs nothing, or a server that does not say. */
  usage: EditUsage | null
  /** Working time. */
  seconds: number
}

/** A redesigned room: what was changed is the engine's own; no watermark yet. */
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
   * Cuts an answer to the photo's view. It costs nothing and may be repeated.
   *
   * @throws RedesignFailure when the answer holds no picture that can be used
   */
  finish(answer: EditAnswer, photo: { width: number; height: number }): Promise<EditResult>
}
