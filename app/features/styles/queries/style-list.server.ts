import { asc } from 'drizzle-orm'
import { versionOf } from '#app/lib/edit-version.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { styleDefinitions } from '../tables.server.ts'

export type StyleDefinition = typeof styleDefinitions.$inferSelect

/** Every style, in alphabetical order. */
export const allStyles = (database: Queryable): Promise<StyleDefinition[]> =>
  database.select().from(styleDefinitions).orderBy(asc(styleDefinitions.styleName))

/** The version of a style's definition, for the form that changes it. */
export const styleVersion = (style: StyleDefinition): string =>
  versionOf([
    style.colorPalette.map(({ hex, name }) => [hex, name]),
    style.materials,
    style.characteristics,
    style.designPrinciples,
  ])
