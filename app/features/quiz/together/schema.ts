import { z } from 'zod'
import type { QuizResult } from '../schema.ts'

/** What one person brings to a pair: their style, and how often they chose what. */
export type PairResult = Pick<QuizResult, 'style' | 'styleBreakdown' | 'roomTypeBreakdown'>

/** The form with which a member makes their link. */
export const inviteSchema = z.object({
  /** Consent to show the member's first name to whoever has the link. */
  showsName: z.literal('on').optional(),
})

/** What the seal of the link is made for. */
export const PAIR_PURPOSE = 'quiz pair'
