import { type EngineName, engineNamed } from '#app/platform/ai/capabilities.ts'
import type { FailureMessage } from '../generation/rules/failure-message.ts'
import type {
  FailureReason,
  GenerationKind,
  GenerationQuestion,
  GenerationState,
} from '../generation/rules/generation.ts'
import type { RedesignChecks } from '../generation/rules/redesign-checks.ts'
import { engineOf } from '../generation/rules/upload-engine.ts'
import { type Circumstances, uploadFailureMessage } from '../generation/rules/upload-failure-message.ts'
import { isGenerating } from '../policy.ts'
import { type FlawedVersion, flawedVersion } from './flawed-version.ts'
import type { RoomType } from './room-types.ts'

/**
 * The state that a card shows: the redesign failed, a question is open, none was requested, one is under way, or one
 * is finished. A room keeps showing its newest redesign while a revision is under way or after it failed.
 */
export type RoomCardState = 'failed' | 'asking' | 'ready' | 'generating' | 'redesigned'

export interface RoomCardRedesign {
  id: string
  width: number
  height: number
  placeholder: string
  concept: string | null
  isPreview: boolean
  style: string
  generatedAt: Date
}

/** The data of a room's card, limited to what the page needs. */
export interface RoomCard {
  id: string
  roomType: RoomType
  width: number
  height: number
  placeholder: string
  uploadedAt: Date
  state: RoomCardState
  /** A revision of the newest redesign is under way. */
  isRevising: boolean
  /** The generation waits for a provider that is down. */
  isPaused: boolean
  /** The latest generation is a colour preview. */
  isMadeAsPreview: boolean
  /** The owner has said what surfaces are. */
  isCorrected: boolean
  /** The owner gets an email when the generation ends; false without a mail server. */
  sendsMail: boolean
  /** A new redesign uses a credit of its owner. */
  usesCredit: boolean
  /** The generation under way holds a credit. */
  holdsCredit: boolean
  /** Why the latest generation failed and what happened to its credit. */
  failure: FailureMessage | null
  /** The latest generation's question to the owner. */
  question: GenerationQuestion | null
  /** The text of a failed revision, to send again or reword. */
  wish: string | null
  generationKind: GenerationKind | null
  /** Id of the latest generation. */
  generationId: string | null
  /** Seconds since the latest generation was requested. */
  elapsed: number
  /** Seconds since it ended; null while it is under way. */
  endedAgo: number | null
  redesign: RoomCardRedesign | null
  redesignCount: number
  /** The newest version that may be tried again at no cost, or else the newest when it is flawed. */
  flawed: FlawedVersion | null
}

interface StoredRedesign extends Omit<RoomCardRedesign, 'concept' | 'isPreview'> {
  freeOfCharge: boolean
  offersFreeTry: boolean
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
  corrections: unknown[]
  /** Newest first. */
  redesigns: StoredRedesign[]
}

interface CardCircumstances extends Circumstances, Pick<RoomCard, 'sendsMail'> {
  /** Whether the engine for new redesigns is paid. */
  isPaid: boolean
}

/** Builds the card of a stored room. */
export function roomCard(room: StoredRoom, circumstances: CardCircumstances): RoomCard {
  const { now, isUnlimited, isPaid, sendsMail } = circumstances
  const newest = room.redesigns[0]
  const generating = isGenerating(room)
  const since = (moment: Date | null) => Math.max(0, now.getTime() - (moment ?? now).getTime()) / 1000
  const hasFailed = room.generationState === 'failed'
  // A paid engine needs no answer to what the built-in one has asked.
  const question = isPaid && !engineOf(room).isPaid ? null : room.generationQuestion
  const failure = hasFailed ? uploadFailureMessage(room, circumstances) : null
  return {
    id: room.id,
    roomType: room.roomType,
    width: room.width,
    height: room.height,
    placeholder: room.placeholder,
    uploadedAt: room.uploadedAt,
    state: cardState(room, generating, question),
    isRevising: generating && newest !== undefined,
    isPaused: generating && room.generationPausedAt !== null,
    isMadeAsPreview: engineOf(room).isColourPreview,
    isCorrected: room.corrections.length > 0,
    sendsMail,
    usesCredit: isPaid && !isUnlimited,
    holdsCredit: generating && !isUnlimited && !room.generationIsFree && engineOf(room).isPaid,
    failure,
    question,
    wish: hasFailed && room.generationKind === 'revision' ? room.userFeedback : null,
    generationKind: room.generationKind,
    generationId: room.generationId,
    elapsed: since(room.generationRequestedAt),
    endedAgo: generating || !room.generationEndedAt ? null : since(room.generationEndedAt),
    redesign: newest ? cardRedesign(newest) : null,
    redesignCount: room.redesigns.length,
    flawed: flawedVersion(room.redesigns, failure),
  }
}

function cardState(room: StoredRoom, generating: boolean, question: RoomCard['question']): RoomCardState {
  if (room.redesigns.length > 0) return 'redesigned'
  if (generating) return 'generating'
  if (room.generationState === 'asking') return question ? 'asking' : 'ready'
  return room.generationState === 'failed' ? 'failed' : 'ready'
}

function cardRedesign(redesign: StoredRedesign): RoomCardRedesign {
  const { id, width, height, placeholder, style, generatedAt } = redesign
  const { engine, redesignConcept: concept } = redesign
  const isPreview = engineNamed(engine).isColourPreview
  const picture = { id, width, height, placeholder, style, generatedAt }
  return { ...picture, concept, isPreview }
}
