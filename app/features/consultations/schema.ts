import { z } from 'zod'

/** Identifies a request or an intake form; somebody else may have deleted it. */
export const entryId = z.uuid({ error: 'This entry is not there any more.' })
