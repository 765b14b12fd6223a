import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { assertUnchanged } from '#app/lib/edit-version.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { styleVersion } from '../queries/style-list.server.ts'
import { builtInProfile } from '../rules/built-in-profile.ts'
import { BUILT_IN_STYLES } from '../rules/names.ts'
import { styleEditSchema } from '../schema.ts'
import { styleDefinitions } from '../tables.server.ts'

type Definition = typeof styleDefinitions.$inferSelect

async function lockStyle(transaction: Transaction, styleId: string): Promise<Definition> {
  const [style] = await transaction
    .select()
    .from(styleDefinitions)
    .where(eq(styleDefinitions.id, styleId))
    .for('update')
  if (!style) throw new AppError('style_not_found', 'This style no longer exists.', { status: 404 })
  return style
}

const described = ({ colorPalette, materials, characteristics, designPrinciples }: Definition) => ({
  colorPalette,
  materials,
  characteristics,
  designPrinciples,
})

/**
 * Changes a style's definition. New redesigns and results follow it; finished ones stay.
 *
 * @throws AppError `style_not_found`, `changed_meanwhile`
 */
export async function editStyle(
  services: Services,
  actor: Administrator,
  input: z.input<typeof styleEditSchema>,
): Promise<void> {
  const { styleId, version, ...changes } = styleEditSchema.parse(input)
  await services.database.transaction(async (transaction) => {
    const before = await lockStyle(transaction, styleId)
    assertUnchanged(styleVersion(before), version, 'this style')
    await transaction.update(styleDefinitions).set(changes).where(eq(styleDefinitions.id, styleId))
    await recordAudit(transaction, actor, {
      action: 'styles.edit',
      subject: { kind: 'style', id: styleId, name: before.styleName },
      before: described(before),
      after: changes,
    })
  })
}

const activation = z.object({ styleId: z.uuid(), isActive: z.boolean() })

/**
 * Activates or deactivates a style. At least one stays active.
 *
 * @throws AppError `style_not_found`, `last_style`
 */
export async function setStyleActive(
  services: Services,
  actor: Administrator,
  input: z.input<typeof activation>,
): Promise<void> {
  const { styleId, isActive } = activation.parse(input)
  await services.database.transaction(async (transaction) => {
    const active = await transaction
      .select({ id: styleDefinitions.id })
      .from(styleDefinitions)
      .where(eq(styleDefinitions.isActive, true))
      .for('update')
    const before = await lockStyle(transaction, styleId)
    if (before.isActive === isActive) return
    if (!isActive && active.length === 1)
      throw new AppError('last_style', 'At least one style has to stay active.')
    await transaction.update(styleDefinitions).set({ isActive }).where(eq(styleDefinitions.id, styleId))
    await recordAudit(transaction, actor, {
      action: isActive ? 'styles.activate' : 'styles.deactivate',
      subject: { kind: 'style', id: styleId, name: before.styleName },
      before: { isActive: before.isActive },
      after: { isActive },
    })
  })
}

/** Restores the definitions of the twenty built-in styles and activates them. Other styles stay. */
export async function restoreStyles(services: Services, actor: Administrator): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const before = await transaction
      .select()
      .from(styleDefinitions)
      .where(inArray(styleDefinitions.styleName, [...BUILT_IN_STYLES]))
      .for('update')
    for (const style of BUILT_IN_STYLES) {
      const { colorPalette, materials, characteristics, designPrinciples } = builtInProfile(style)
      const shipped = { colorPalette, materials, characteristics, designPrinciples, isActive: true }
      await transaction
        .insert(styleDefinitions)
        .values({ styleName: style, ...shipped })
        .onConflictDoUpdate({
          target: styleDefinitions.styleName,
          set: { ...shipped, updatedAt: new Date() },
        })
    }
    await recordAudit(transaction, actor, {
      action: 'styles.restore',
      before: Object.fromEntries(before.map((style) => [style.styleName, described(style)])),
    })
  })
}
