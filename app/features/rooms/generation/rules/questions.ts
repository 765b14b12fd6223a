import type { GenerationQuestion } from './generation.ts'

interface QuestionWords {
  /** What was seen. */
  title: string
  /** What its owner can do. */
  message: string
}

/** What a member reads when their room's generation asks them something. */
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
