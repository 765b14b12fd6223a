import { and, asc, eq } from 'drizzle-orm'
import { partsOfBlend } from '#app/lib/blend-name.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { blendOf } from '../rules/blend.ts'
import { builtInProfile } from '../rules/built-in-profile.ts'
import type { StyleProfile } from '../schema.ts'
import { styleDefinitions } from '../tables.server.ts'

/**
 * The profile of a style: its active definition, or else the built-in profile. A blend combines the profiles of both
 * its styles.
 *
 * @param style name of a style or a blend; an unknown one gives the profile of Modern
 */
export async function styleProfileOf(db: Queryable, style: string): Promise<StyleProfile> {
  const [definition] = await db
    .select()
    .from(styleDefinitions)
    .where(and(eq(styleDefinitions.styleName, style), eq(styleDefinitions.isActive, true)))
  const [one, other] = partsOfBlend(style) ?? []
  if (!definition && one && other)
    return blendOf(await styleProfileOf(db, one), await styleProfileOf(db, other))
  if (!definition) return builtInProfile(style)
  return {
    primaryStyle: definition.styleName,
    colorPalette: definition.colorPalette,
    materials: definition.materials,
    characteristics: definition.characteristics,
    designPrinciples: definition.designPrinciples,
  }
}

/** Names of the styles a person can choose, in alphabetical order. */
export async function activeStyleNames(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ name: styleDefinitions.styleName })
    .from(styleDefinitions)
    .where(eq(styleDefinitions.isActive, true))
    .orderBy(asc(styleDefinitions.styleName))
  return rows.map((row) => row.name)
}
