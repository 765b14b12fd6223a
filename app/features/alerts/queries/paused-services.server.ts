import { sql } from 'drizzle-orm'
import { aiCircuits } from '#app/features/ai-settings/tables.server.ts'

/**
 * A condition that a service of the provider is paused. While redesigns are, no room is redesigned without checks, so
 * that a pause of the checks says nothing then.
 */
export const isPausedService = sql`(${aiCircuits.openedAt} IS NOT NULL AND (${aiCircuits.name} = 'image' OR NOT EXISTS (
  SELECT 1 FROM ai_circuits AS image WHERE image.name = 'image' AND image.opened_at IS NOT NULL)))`
