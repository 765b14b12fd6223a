import { and, asc, eq, inArray } from 'drizzle-orm'
import { partsOfBlend } from '#app/lib/blend-name.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { blendOf } from '../rules/blend.ts'
import { builtInProfile } from '../rules/built-in-profile.ts'
import type { StyleProfile } from '../schema.ts'
import { styleDefinitions } from '../tables.server.ts'

/**
 * The profiles of styles: the active definition of each, or else its built-in profile. A blend combines the profiles
 * of both its styles.
 *
 * @param styles names of styles or blends; an unknown one gives the profile of Modern
 * @returns the profiles by these names
 */
export async function styleProfilesOf(
  database: Queryable,
  styles: readonly string[],
): Promise<Map<string, StyleProfile>> {
  const names = styles.flatMap((style) => [style, ...(partsOfBlend(style) ?? [])])
  const definitions = await database
    .select({
      primaryStyle: styleDefinitions.styleName,
      colorPalette: styleDefinitions.colorPalette,
      materials: styleDefinitions.materials,
      characteristics: styleDefinitions.characteristics,
      designPrinciples: styleDefinitions.designPrinciples,
    })
    .from(styleDefinitions)
    .where(and(inArray(styleDefinitions.styleName, names), eq(styleDefinitions.isActive, true)))
  const defined = new Map(definitions.map((definition) => [definition.primaryStyle, definition]))
  const profileOf = (style: string): StyleProfile => {
    const definition = defined.get(style)
    if (definition) return definition
    const [one, other] = partsOfBlend(style) ?? []
    return one && other ? blendOf(profileOf(one), profileOf(other)) : builtInProfile(style)
  }
  return new Map(styles.map((style) => [style, profileOf(style)]))
}

/** The profile of one style, as {@link styleProfilesOf} gives it. */
export async function styleProfileOf(database: Queryable, style: string): Promise<StyleProfile> {
  return (await styleProfilesOf(database, [style])).get(style)!
}

/** Names of the styles a person can choose, in alphabetical order. */
export async function activeStyleNames(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ name: styleDefinitions.styleName })
    .from(styleDefinitions)
    .where(eq(styleDefinitions.isActive, true))
    .orderBy(asc(styleDefinitions.styleName))
  return rows.map((row) => row.name)
}
