import { isGenerating } from '../policy.ts'
import { failureNotice, NO_CREDITS_DEDUCTED } from './failure-notices.ts'
import type { FailureReason, GenerationKind } from './generation.ts'
import { flawWords, type RedesignChecks } from './redesign-checks.ts'
import type { RoomType } from './room-types.ts'

/**
 * What a card says: the redesign failed, none is there yet, one is being made, or the newest one.
 * A room whose revision is made or failed keeps showing its newest redesign.
 */
export type RoomCardState = 'failed' | 'ready' | 'generating' | 'redesigned'

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
  /** Why the latest generation failed, and what became of its credit, in words. */
  failure: { title: string; message: string; credit: string } | null
  generationKind: GenerationKind | null
  /** Seconds since the latest generation was asked for. */
  elapsed: number
  redesign: RoomCardRedesign | null
  redesignCount: number
}

interface StoredRedesign extends Omit<RoomCardRedesign, 'concept' | 'isPreview' | 'flaws'> {
  freeOfCharge: boolean
  checks: RedesignChecks | null
  engine: 'palette' | 'openai'
  redesignConcept: string | null
}

interface StoredRoom
  extends Omit<RoomCard, 'state' | 'isRevising' | 'failure' | 'elapsed' | 'redesign' | 'redesignCount'> {
  generationState: 'idle' | 'queued' | 'running' | 'failed' | 'done'
  generationReason: FailureReason | null
  generationRequestedAt: Date | null
  /** Newest first. */
  redesigns: StoredRedesign[]
}

/** Makes the card of a stored room. */
export function roomCard(room: StoredRoom, now: Date): RoomCard {
  const newest = room.redesigns[0]
  const generating = isGenerating(room)
  const asked = room.generationRequestedAt?.getTime() ?? now.getTime()
  return {
    id: room.id,
    roomType: room.roomType,
    width: room.width,
    height: room.height,
    placeholder: room.placeholder,
    uploadedAt: room.uploadedAt,
    state: cardState(room, generating),
    isRevising: generating && newest !== undefined,
    failure: room.generationState === 'failed' ? failureOf(room) : null,
    generationKind: room.generationKind,
    elapsed: Math.max(0, (now.getTime() - asked) / 1000),
    redesign: newest ? cardRedesign(newest) : null,
    redesignCount: room.redesigns.length,
  }
}

function failureOf({ generationReason, redesigns }: StoredRoom) {
  const credit = redesigns.length > 0 ? NO_CREDITS_DEDUCTED : 'Do not worry, your credit was not deducted.'
  return { ...failureNotice(generationReason ?? 'other'), credit }
}

function cardState(room: StoredRoom, generating: boolean): RoomCardState {
  if (room.redesigns.length > 0) return 'redesigned'
  if (generating) return 'generating'
  return room.generationState === 'failed' ? 'failed' : 'ready'
}

function cardRedesign(redesign: StoredRedesign): RoomCardRedesign {
  const { id, width, height, placeholder, style, generatedAt, offersFreeTry } = redesign
  const { engine, redesignConcept: concept, freeOfCharge, checks } = redesign
  const isPreview = engine === 'palette'
  const flaws = freeOfCharge && checks ? flawWords(checks) : []
  const picture = { id, width, height, placeholder, style, generatedAt }
  return { ...picture, concept, isPreview, flaws, offersFreeTry }
}
