import { desc, eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { openaiSettingsVersions } from '../tables.server.ts'
import type { AiSettings } from './settings.server.ts'

/** An earlier version of the settings. */
export interface AiSettingsVersion {
  id: string
  replacedAt: Date
  replacedBy: string | null
  settings: Partial<AiSettings>
}

const SHOWN = 20

/** The latest versions, newest first. */
export async function aiSettingsVersions(database: Queryable): Promise<AiSettingsVersion[]> {
  return database
    .select({
      id: openaiSettingsVersions.id,
      replacedAt: openaiSettingsVersions.createdAt,
      replacedBy: users.email,
      settings: openaiSettingsVersions.settings,
    })
    .from(openaiSettingsVersions)
    .leftJoin(users, eq(users.id, openaiSettingsVersions.replacedBy))
    .orderBy(desc(openaiSettingsVersions.createdAt))
    .limit(SHOWN)
}
