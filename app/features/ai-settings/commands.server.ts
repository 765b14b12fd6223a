import type { Transaction } from '#app/platform/database/database.ts'
import type { EditUsage } from '#app/platform/image-ai/room-editor.ts'
import type { API_TYPES } from './schema.ts'
import { apiUsageLogs } from './tables.server.ts'

interface ApiCall {
  userId: string
  apiType: (typeof API_TYPES)[number]
  success: boolean
  usage: EditUsage
  milliseconds: number
}

/** Keeps the account of one call to the AI provider. */
export async function logApiUsage(transaction: Transaction, call: ApiCall): Promise<void> {
  const { userId, apiType, success, usage, milliseconds } = call
  await transaction.insert(apiUsageLogs).values({
    userId,
    apiType,
    success,
    model: usage.model,
    tokensTotal: usage.totalTokens,
    costCents: usage.costCents,
    processingTimeMs: Math.round(milliseconds),
  })
}
