import type { GenerationQuestion } from './generation.ts'

interface QuestionWords {
  /** What the engine saw. */
  title: string
  /** What the owner can do. */
  message: string
}

/** The words of a generation's question to the room's owner. */
export const QUESTION_WORDS: Record<GenerationQuestion, QuestionWords> = {
  people: {
    title: 'We see people here.',
    message: 'A colour preview cannot take them out. Choose a photo without them, or go on.',
  },
  surfaces: {
    title: 'We could not tell walls from furniture well enough.',
    message: 'Show us in two taps.',
  },
}
