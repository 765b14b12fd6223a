import { z } from 'zod'
import { MAX_VOTER_NAME } from '../rules/text-lengths.ts'

/** A vote by somebody who has the link to a room. */
export const voteSchema = z.object({
  redesignId: z.uuid(),
  /** Identifies a browser. */
  voter: z.uuid(),
  voterName: z.string().trim().max(MAX_VOTER_NAME).optional(),
})

/** What the seal of a share link is made for. */
export const SHARE_PURPOSE = 'room share'
