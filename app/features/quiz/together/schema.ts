import { z } from 'zod'
import type { QuizResult } from '../schema.ts'

/** A person's result in a pair: their style, and the counts of their choices. */
export type PairResult = Pick<QuizResult, 'style' | 'styleBreakdown' | 'roomTypeBreakdown'>

/** The form that creates a link. */
export const inviteSchema = z.object({
  /** Consent to show the member's first name to anybody with the link. */
  showsName: z.literal('on').optional(),
})

/** The purpose of the link's token. */
export const PAIR_PURPOSE = 'quiz pair'
