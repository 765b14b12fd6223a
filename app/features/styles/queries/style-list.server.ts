import { asc } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { styleDefinitions } from '../tables.server.ts'

export type StyleDefinition = typeof styleDefinitions.$inferSelect

/** Every style, in alphabetical order. */
export const allStyles = (database: Queryable): Promise<StyleDefinition[]> =>
  database.select().from(styleDefinitions).orderBy(asc(styleDefinitions.styleName))
