import { z } from 'zod'
import { MAX_VOTER_NAME } from '../rules/text-lengths.ts'
import { uploadIdSchema } from '../schema.ts'

/** The form with which a member makes the link, or changes what it says of them. */
export const shareSchema = uploadIdSchema.extend({
  /** Consent to show the member's first name to whoever has the link. */
  showsName: z.literal('on').optional(),
})

/** What a visitor says of a version: that it is their favourite, or, where it is the only one, that it is not there yet. */
export const VERDICTS = ['love', 'not_yet'] as const
export type Verdict = (typeof VERDICTS)[number]

/** A vote by somebody who has the link to a room. */
export const voteSchema = z.object({
  redesignId: z.uuid(),
  verdict: z.enum(VERDICTS).default('love'),
  /** Identifies a browser. */
  voter: z.uuid(),
  voterName: z.string().trim().max(MAX_VOTER_NAME).optional(),
})

/** What the seal of a share link is made for. */
export const SHARE_PURPOSE = 'room share'
