import type { FailureReason } from './generation.ts'

interface Notice {
  title: string
  message: string
}

/** Ends every notice of a failed try: the person's first question is about their credit. */
export const NO_CREDITS_DEDUCTED = 'No credits were deducted for this failed retry.'

const OTHER = { title: 'Retry Failed', message: 'We encountered an issue generating your room redesign.' }

const NOTICES: Record<FailureReason, Notice> = {
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
    title: 'Image Analysis Failed',
    message:
      'This photo does not seem to show a room. Please choose one taken indoors that shows walls and floor.',
  },
  moderation_blocked: {
    title: 'AI Generation Failed',
    message: 'Our AI declined to work on this photo. Please try another photo of the room.',
  },
  account_blocked: {
    title: 'Redesign Stopped',
    message: 'Your account was restricted while this room waited, so its redesign was stopped.',
  },
  other: OTHER,
}

/** What a person reads when a generation failed. */
export const failureNotice = (reason: FailureReason): Notice => NOTICES[reason]
