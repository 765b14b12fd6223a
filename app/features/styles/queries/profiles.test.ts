import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestServices } from '#tests/builders/services.ts'
import { ensureStyleDefinitions } from '../commands/ensure-style-definitions.server.ts'
import { builtInProfile } from '../rules/built-in-profile.ts'
import { BUILT_IN_STYLES } from '../rules/names.ts'
import { styleDefinitions } from '../tables.server.ts'
import { activeStyleNames, styleProfileOf } from './profiles.server.ts'

test('the 20 styles exist from the first start, in alphabetical order', async () => {
  await using test = await createTestServices()
  const names = await activeStyleNames(test.services.database)
  expect(names).toEqual([...BUILT_IN_STYLES].sort())
  for (const name of names)
    expect(await styleProfileOf(test.services.database, name)).toEqual(builtInProfile(name))
})

test("an administrator's definition is used and survives a restart", async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const edited = { colorPalette: [{ name: 'Fog', hex: '#dddddd' }], materials: ['Silk'] }
  await database.update(styleDefinitions).set(edited).where(eq(styleDefinitions.styleName, 'Zen'))
  await ensureStyleDefinitions(test.services)
  expect(await styleProfileOf(database, 'Zen')).toMatchObject(edited)
})

test('the built-in profile replaces an inactive definition, and Modern an unknown style', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const changed = { isActive: false, materials: ['Silk'] }
  await database.update(styleDefinitions).set(changed).where(eq(styleDefinitions.styleName, 'Zen'))
  expect(await styleProfileOf(database, 'Zen')).toEqual(builtInProfile('Zen'))
  expect(await styleProfileOf(database, 'Steampunk')).toEqual(builtInProfile('Modern'))
  expect(await activeStyleNames(database)).not.toContain('Zen')
})
