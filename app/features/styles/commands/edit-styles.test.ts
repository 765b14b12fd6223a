import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditPage } from '#app/features/audit/queries.server.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { activeStyleNames, styleProfileOf } from '../queries/profiles.server.ts'
import { allStyles, styleVersion } from '../queries/style-list.server.ts'
import { builtInProfile } from '../rules/built-in-profile.ts'
import { styleDefinitions } from '../tables.server.ts'
import { editStyle, restoreStyles, setStyleActive } from './edit-styles.server.ts'

const FORM = {
  colorPalette: '#A4492F Terracotta\n\n #ffffff  Chalk ',
  materials: 'Oak\nLinen',
  characteristics: 'Calm',
  designPrinciples: 'Less\nLight',
}

async function withZen() {
  const test = await createTestServices()
  const administrator = await createAdministrator(test.services)
  const styles = await allStyles(test.services.database)
  const zen = styles.find((style) => style.styleName === 'Zen')!
  return { test, administrator, zen, styles }
}

test('results and redesigns use an edited style, and it can be restored', async () => {
  const { test, administrator, zen } = await withZen()
  await using _ = test
  const { database } = test.services
  const version = styleVersion(zen)
  await editStyle(test.services, administrator, { styleId: zen.id, version, ...FORM })
  expect(await styleProfileOf(database, 'Zen')).toMatchObject({
    colorPalette: [
      { hex: '#a4492f', name: 'Terracotta' },
      { hex: '#ffffff', name: 'Chalk' },
    ],
    materials: ['Oak', 'Linen'],
    designPrinciples: ['Less', 'Light'],
  })
  await restoreStyles(test.services, administrator)
  expect(await styleProfileOf(database, 'Zen')).toEqual(builtInProfile('Zen'))
  const { rows } = await auditPage(database, { search: 'styles.', page: 1 })
  expect(rows.map((row) => row.action)).toEqual(['styles.restore', 'styles.edit'])
  expect(rows[1]!.details!.before).toMatchObject({ materials: zen.materials })
})

test.each([
  [{ colorPalette: 'red' }, 'is no colour. Write it as'],
  [{ colorPalette: '' }, 'at least one colour'],
  [{ materials: ' \n ' }, 'at least one of the materials'],
  [{ materials: 'x'.repeat(121) }, 'under 120 characters'],
  [{ characteristics: 'a\n'.repeat(21) }, 'at most 20 characteristics'],
])('%j is refused', async (wrong, sentence) => {
  const { test, administrator, zen } = await withZen()
  await using _ = test
  const edit = editStyle(test.services, administrator, { styleId: zen.id, ...FORM, ...wrong })
  await expect(edit).rejects.toThrow(sentence)
})

test('a style is deactivated and activated, and the last active one stays', async () => {
  const { test, administrator, zen, styles } = await withZen()
  await using _ = test
  const { database } = test.services
  await setStyleActive(test.services, administrator, { styleId: zen.id, isActive: false })
  expect(await activeStyleNames(database)).not.toContain('Zen')
  await setStyleActive(test.services, administrator, { styleId: zen.id, isActive: true })
  expect(await activeStyleNames(database)).toContain('Zen')
  await database.update(styleDefinitions).set({ isActive: false })
  const last = styles[0]!.id
  await database.update(styleDefinitions).set({ isActive: true }).where(eq(styleDefinitions.id, last))
  const leave = setStyleActive(test.services, administrator, { styleId: last, isActive: false })
  await expect(leave).rejects.toMatchObject({ code: 'last_style' })
})
