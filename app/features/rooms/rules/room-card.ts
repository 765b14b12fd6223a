import { type EngineName, engineNamed } from '#app/platform/ai/capabilities.ts'
import type { FailureMessage } from '../generation/rules/failure-message.ts'
import type {
  FailureReason,
  GenerationKind,
  GenerationQuestion,
  GenerationState,
} from '../generation/rules/generation.ts'
import { flawWords, type RedesignChecks } from '../generation/rules/redesign-checks.ts'
import { engineOf } from '../generation/rules/upload-engine.ts'
import { type Circumstances, uploadFailureMessage } from '../generation/rules/upload-failure-message.ts'
import { isGenerating } from '../policy.ts'
import type { RoomType } from './room-types.ts'

/**
 * What a card says: the redesign failed, its owner is asked something first, none is there yet, one is being made, or the
 * newest one. A room whose revision is made or failed keeps showing its newest redesign.
 */
export type RoomCardState = 'failed' | 'asking' | 'ready' | 'generating' | 'redesigned'

export interface RoomCardRedesign {
  id: string
  width: number
  height: number
  placeholder: string
  concept: string | null
  isPreview: boolean
  /** What went wrong with a redesign that was delivered free of charge; empty for all others. */
  flaws: string[]
  /** Whether it may be tried again at no cost. */
  offersFreeTry: boolean
  style: string
  generatedAt: Date
}

/** A room as its card shows it: no more than the page needs. */
export interface RoomCard {
  id: string
  roomType: RoomType
  width: number
  height: number
  placeholder: string
  uploadedAt: Date
  state: RoomCardState
  /** A revision that is being made over the newest redesign. */
  isRevising: boolean
  /** It waits for a service that is down. */
  isPaused: boolean
  /** The latest generation is a preview of colours. */
  isMadeAsPreview: boolean
  /** Its owner gets a message when the generation ends: not on a site without a mail server. */
  sendsMail: boolean
  /** A credit is held for the generation under way. */
  holdsCredit: boolean
  /** Why the latest generation failed, and what happened to its credit, in words. */
  failure: FailureMessage | null
  /** What the latest generation asks before it goes on. */
  question: GenerationQuestion | null
  /** The words of a revision that failed, to be sent again or changed. */
  wish: string | null
  generationKind: GenerationKind | null
  /** The latest generation. */
  generationId: string | null
  /** Seconds since the latest generation was requested. */
  elapsed: number
  /** Seconds since it ended; null while it is under way. */
  endedAgo: number | null
  redesign: RoomCardRedesign | null
  redesignCount: number
}

interface StoredRedesign extends Omit<RoomCardRedesign, 'concept' | 'isPreview' | 'flaws'> {
  freeOfCharge: boolean
  checks: RedesignChecks | null
  engine: EngineName
  redesignConcept: string | null
}

interface StoredRoom
  extends Pick<
    RoomCard,
    'id' | 'roomType' | 'width' | 'height' | 'placeholder' | 'uploadedAt' | 'generationKind' | 'generationId'
  > {
  generationState: GenerationState
  generationReason: FailureReason | null
  generationQuestion: GenerationQuestion | null
  generationRequestedAt: Date | null
  generationEndedAt: Date | null
  generationPausedAt: Date | null
  generationIsRetry: boolean
  generationIsFree: boolean
  generationEngine: EngineName | null
  userFeedback: string | null
  /** Newest first. */
  redesigns: StoredRedesign[]
}

/** Makes the card of a stored room. */
export function roomCard(
  room: StoredRoom,
  circumstances: Circumstances & Pick<RoomCard, 'sendsMail'>,
): RoomCard {
  const { now, isUnlimited, sendsMail } = circumstances
  const newest = room.redesigns[0]
  const generating = isGenerating(room)
  const since = (moment: Date | null) => Math.max(0, now.getTime() - (moment ?? now).getTime()) / 1000
  const hasFailed = room.generationState === 'failed'
  return {
    id: room.id,
    roomType: room.roomType,
    width: room.width,
    height: room.height,
    placeholder: room.placeholder,
    uploadedAt: room.uploadedAt,
    state: cardState(room, generating),
    isRevising: generating && newest !== undefined,
    isPaused: generating && room.generationPausedAt !== null,
    isMadeAsPreview: engineOf(room).isColourPreview,
    sendsMail,
    holdsCredit: generating && !isUnlimited && !room.generationIsFree && engineOf(room).isPaid,
    failure: hasFailed ? uploadFailureMessage(room, circumstances) : null,
    question: room.generationQuestion,
    wish: hasFailed && room.generationKind === 'revision' ? room.userFeedback : null,
    generationKind: room.generationKind,
    generationId: room.generationId,
    elapsed: since(room.generationRequestedAt),
    endedAgo: generating || !room.generationEndedAt ? null : since(room.generationEndedAt),
    redesign: newest ? cardRedesign(newest) : null,
    redesignCount: room.redesigns.length,
  }
}

function cardState(room: StoredRoom, generating: boolean): RoomCardState {
  if (room.redesigns.length > 0) return 'redesigned'
  if (generating) return 'generating'
  if (room.generationState === 'asking') return 'asking'
  return room.generationState === 'failed' ? 'failed' : 'ready'
}

function cardRedesign(redesign: StoredRedesign): RoomCardRedesign {
  const { id, width, height, placeholder, style, generatedAt, offersFreeTry } = redesign
  const { engine, redesignConcept: concept, freeOfCharge, checks } = redesign
  const isPreview = engineNamed(engine).isColourPreview
  const flaws = freeOfCharge && checks ? flawWords(checks) : []
  const picture = { id, width, height, placeholder, style, generatedAt }
  return { ...picture, concept, isPreview, flaws, offersFreeTry }
}
