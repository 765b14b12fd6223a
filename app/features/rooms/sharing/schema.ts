import { z } from 'zod'
import { MAX_VOTER_NAME } from '../rules/text-lengths.ts'
import { uploadIdSchema } from '../schema.ts'

/** A member's form that creates the link, or shows or hides their name. */
export const shareSchema = uploadIdSchema.extend({
  /** Consent to show the member's first name to everybody with the link. */
  showsName: z.literal('on').optional(),
})

/** A visitor's vote: a favourite among several versions, or an opinion on the only one. */
export const VERDICTS = ['love', 'not_yet'] as const
export type Verdict = (typeof VERDICTS)[number]

/** A vote by a visitor with the link to a room. */
export const voteSchema = z.object({
  redesignId: z.uuid(),
  verdict: z.enum(VERDICTS).default('love'),
  /** Identifies a browser. */
  voter: z.uuid(),
  voterName: z.string().trim().max(MAX_VOTER_NAME).optional(),
  /** The name that the form showed at first; empty when it did not know one. */
  seenName: z.string().default(''),
})

/** The purpose of the sealed token in a share link. */
export const SHARE_PURPOSE = 'room share'
