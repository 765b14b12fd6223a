import { z } from 'zod'

/** The id of a request or an intake form. */
export const entryId = z.uuid({ error: 'This entry no longer exists.' })
