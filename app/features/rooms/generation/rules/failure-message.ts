import { monthEnd } from '#app/features/ai-settings/spending/rules/budget.ts'
import { longDate } from '#app/lib/date-text.ts'
import { needsAnotherPhoto } from '../../policy.ts'
import type { FailureReason, GenerationKind } from './generation.ts'

/** Ends the toast of a failed retry if a credit was at stake, because people ask about it first. */
const NO_CREDITS_DEDUCTED = 'No credits were deducted for this failed retry.'

export interface FailedGeneration {
  reason: FailureReason
  kind: GenerationKind
  /** Requested again after a failure. */
  isRetry: boolean
  /** No credit was at stake: the member has unlimited credits, or the generation is free. */
  isFree: boolean
  /** The member wrote a wish. */
  hasWish: boolean
  endedAt: Date
  /** Whether the budget is still spent; it may have been raised since. */
  isBudgetSpent: boolean
}

/** The message about a failed generation, for the card and as a toast. */
export interface FailureMessage {
  heading: string
  /** What happened, and what to do next. */
  message: string
  /** What happened to the credit; null when none was at stake. */
  credit: string | null
  toast: { title: string; description: string }
  /** Only another photo can help. */
  needsAnotherPhoto: boolean
  /** No redesigns can be requested for now. */
  mustWait: boolean
}

interface FailureText {
  title: string
  message: string
}

const OTHER = { title: 'Retry Failed', message: 'We encountered an issue generating your room redesign.' }
const NO_ROOM = 'Image Analysis Failed'

const TEXTS: Record<Exclude<FailureReason, 'budget_spent' | 'moderation_blocked'>, FailureText> = {
  analysis_failed: {
    title: 'Image Analysis Failed',
    message:
      'We had trouble analyzing your room photo. Please ensure the image is clear and shows a room interior.',
  },
  generation_failed: {
    title: 'AI Generation Failed',
    message:
      'Our AI had trouble creating your redesign. This is usually temporary - please try again in a few minutes.',
  },
  storage_failed: {
    title: 'Storage Issue',
    message: 'We created your redesign but had trouble saving it. Please try again.',
  },
  busy: {
    title: 'Service Busy',
    message: 'Our design service is currently busy. Please wait a few minutes and try again.',
  },
  not_a_room: {
    title: NO_ROOM,
    message:
      "This photo doesn't show a room we can paint. Please choose one taken indoors that shows walls and floor.",
  },
  too_dark: {
    title: NO_ROOM,
    message: 'Your photo is too dark. Please choose one taken in daylight, or with all the lamps on.',
  },
  too_blurred: {
    title: NO_ROOM,
    message: 'Your photo is too blurred. Please choose a sharp one: hold still, and let the camera focus.',
  },
  service_paused: {
    title: 'Redesigns are paused',
    message: "The service that paints rooms isn't answering, so we stopped trying. Please try again later.",
  },
  account_blocked: {
    title: 'Redesign Stopped',
    message: 'Your account was restricted while this room waited, so its redesign was stopped.',
  },
  other: OTHER,
}

const GO_ON = {
  title: 'Redesigns continue',
  message: "They were paused when this room's turn came. You can ask for its redesign now.",
}

const PAUSES: FailureReason[] = ['budget_spent', 'service_paused']

/** Builds the message about a failed generation. */
export function failureMessage(failed: FailedGeneration): FailureMessage {
  const { title, message } = textOf(failed)
  const credit = creditText(failed)
  const isPause = PAUSES.includes(failed.reason)
  const usual = failed.kind === 'revision' ? 'Revision failed' : 'Redesign Failed'
  const isNamed = !isPause && (title !== OTHER.title || failed.isRetry)
  return {
    heading: isPause ? title : usual,
    message: isNamed ? `${title}: ${message}` : message,
    credit,
    toast: toastOf(failed, { title, message }, credit),
    mustWait: failed.reason === 'budget_spent' && failed.isBudgetSpent,
    needsAnotherPhoto: needsAnotherPhoto({ generationReason: failed.reason, generationKind: failed.kind }),
  }
}

/** The toast of a failed upload says that the photo is kept. */
function toastOf(
  { reason, kind, isRetry }: FailedGeneration,
  { title, message }: FailureText,
  credit: string | null,
) {
  const ending = credit ? ` ${credit}` : ''
  if (PAUSES.includes(reason)) return { title, description: `${message}${ending}` }
  if (kind === 'revision' && !isRetry)
    return { title: title === OTHER.title ? 'Revision failed' : title, description: `${message}${ending}` }
  if (isRetry) return { title, description: `${message}${ending}` }
  const reasons = `Failed to process your room upload: AI redesign failed: ${message}`
  return { title: 'Upload failed', description: `${reasons} Your photo is kept.${ending}` }
}

function textOf({ reason, kind, hasWish, endedAt, isBudgetSpent }: FailedGeneration): FailureText {
  if (reason === 'budget_spent') return isBudgetSpent ? pausedUntil(monthEnd(endedAt)) : GO_ON
  if (reason === 'moderation_blocked')
    return { title: 'AI Generation Failed', message: declined(kind, hasWish) }
  return TEXTS[reason]
}

function pausedUntil(end: Date): FailureText {
  const until = longDate(end)
  const message = `We have made all the redesigns we can this month. You can ask for yours again from ${until}.`
  return { title: `Redesigns are paused until ${until}`, message }
}

function declined(kind: GenerationKind, hasWish: boolean): string {
  if (kind === 'revision') return 'Our AI declined this change. Please put your wish another way.'
  return hasWish
    ? 'Our AI declined this photo or the wish that came with it. Please try another photo or different words.'
    : 'Our AI declined to work on this photo. Please try another photo of the room.'
}

function creditText({ kind, isRetry, isFree }: FailedGeneration): string | null {
  if (isFree) return null
  if (isRetry) return NO_CREDITS_DEDUCTED
  if (kind === 'revision') return "Don't worry, your revision credit was not deducted."
  return "Don't worry, your credit was not deducted."
}
