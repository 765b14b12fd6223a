import { z } from 'zod'

export const retryJobSchema = z.object({ queue: z.string().min(1).max(100), id: z.uuid() })
