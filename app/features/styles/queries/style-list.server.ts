import { asc, eq, inArray } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { versionOf } from '#app/lib/edit-version.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { styleDefinitions } from '../tables.server.ts'

export type StyleDefinition = typeof styleDefinitions.$inferSelect

/** Every style, in alphabetical order. */
export const allStyles = (database: Queryable): Promise<StyleDefinition[]> =>
  database.select().from(styleDefinitions).orderBy(asc(styleDefinitions.styleName))

/** How many members have a style. They keep it when it is no longer offered. */
export const membersWithStyle = (database: Queryable, styleId: string): Promise<number> =>
  database.$count(
    users,
    inArray(
      users.preferredStyle,
      database
        .select({ name: styleDefinitions.styleName })
        .from(styleDefinitions)
        .where(eq(styleDefinitions.id, styleId)),
    ),
  )

/** The version of a style's definition, for the form that changes it. */
export const styleVersion = (style: StyleDefinition): string =>
  versionOf([
    style.colorPalette.map(({ hex, name }) => [hex, name]),
    style.materials,
    style.characteristics,
    style.designPrinciples,
  ])
