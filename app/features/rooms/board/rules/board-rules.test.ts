import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { colourName } from '#app/lib/colour/colour-name.ts'
import { nearestNamedColour } from '#app/lib/colour/named-colours.ts'
import type { ListedThing } from '#app/platform/ai/analyst.ts'
import type { LaidFinish } from '#app/platform/ai/editor.ts'
import { joinEdits } from './concurrent-edit.ts'
import { cutOutFrame } from './cut-out-frame.ts'
import { foundThings } from './found-things.ts'
import { laidColours } from './laid-notes.ts'
import { materialNote } from './material-notes.ts'
import { paletteCards } from './palette-card.ts'
import { searchStart } from './search-state.ts'
import { DEFAULT_SEARCHES, searchAddress, searchProblem, searchWords } from './shop-search.ts'

test('a palette card has hex, LCh, light reflectance and the nearest open colour', () => {
  expect(paletteCards([{ name: 'Bone', hex: '#F3EFE6' }])).toEqual([
    {
      name: 'Bone',
      hex: '#f3efe6',
      lch: 'L 95 C 5 h 92',
      lrv: 87,
      nearest: { name: 'Yellowish white', hex: '#f0ead6', likeness: 'close' },
    },
  ])
  expect(colourName('#F3EFE6', [{ name: 'Bone', hex: '#f3efe6' }])).toBe('Bone')
  expect(colourName('#a4492f', [])).toBe('Dark reddish orange')
})

test('a colour of a paint’s hue is named as a tone of it', () => {
  const palette = [
    { name: 'Moss Tea', hex: '#7a8467' },
    { name: 'Rice Paper', hex: '#efece4' },
  ]
  expect(colourName('#939d80', palette)).toBe('Lighter Moss Tea')
  expect(colourName('#5c6649', palette)).toBe('Deeper Moss Tea')
  expect(colourName('#cfccc4', palette)).toBe('Deeper Rice Paper')
  expect(colourName('#7b85a8', palette)).toBe(nearestNamedColour('#7b85a8').name)
})

test('a board shows the laid colours beside the palette that lacks them', () => {
  const laid = { finish: 'paint', box: { x: 0, y: 0, width: 1, height: 1 } } as const
  const finishes: LaidFinish[] = [
    { ...laid, surface: 'walls', hex: '#939d80' },
    { ...laid, surface: 'feature wall', hex: '#7A8467' },
    { ...laid, surface: 'floor', hex: '#a4492f' },
  ]
  const palette = [{ name: 'Moss Tea', hex: '#7a8467' }]
  expect(laidColours(finishes, palette, (hex) => colourName(hex, palette))).toEqual([
    { name: 'Walls: Lighter Moss Tea', hex: '#939d80' },
    { name: `Floor: ${nearestNamedColour('#a4492f').name}`, hex: '#a4492f' },
  ])
})

test('every material of the twenty styles has a description and a place', () => {
  const materials = BUILT_IN_STYLES.flatMap((style) => builtInProfile(style).materials)
  expect(materials.filter((material) => !materialNote(material).what)).toEqual([])
  expect(materialNote('Moon dust')).toEqual({ material: 'Moon dust', what: '', where: '' })
  expect(materialNote('Charred timber').what).toContain('burnt')
  expect(materialNote('Stoneware').what).toContain('fired')
})

test('a change in one window is kept, different changes in two windows conflict', () => {
  const seen = { name: 'Sofa', size: '' }
  expect(joinEdits({ name: 'Sofa', size: '2 m' }, seen, { name: 'Couch', size: '' })).toEqual({
    changes: { name: 'Couch' },
    conflicts: [],
  })
  expect(joinEdits({ name: 'Settee', size: '' }, seen, { name: 'Couch', size: '2 m' })).toEqual({
    changes: {},
    conflicts: ['name'],
  })
  expect(joinEdits({ name: 'Couch', size: '' }, seen, { name: 'Couch', size: '' }).conflicts).toEqual([])
})

test('merged edits never lose what another window stored', () => {
  const fields = fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('1', '2', '3') })
  fc.assert(
    fc.property(fields, fields, fields, (stored, seen, wanted) => {
      const { changes, conflicts } = joinEdits(stored, seen, wanted)
      const after = { ...stored, ...changes }
      for (const name of ['a', 'b'] as const) {
        if (stored[name] !== seen[name]) expect(after[name]).toBe(stored[name])
        else if (conflicts.length === 0) expect(after[name]).toBe(wanted[name])
      }
    }),
  )
})

const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a cut-out lies in its picture, has its proportions, and shows the middle of the thing', () => {
  const size = fc.integer({ min: 200, max: 3000 })
  const box = fc
    .record({ x: share, y: share, width: share, height: share })
    .map(({ x, y, width, height }) => ({ x, y, width: width * (1 - x), height: height * (1 - y) }))
  fc.assert(
    fc.property(box, size, size, (part, width, height) => {
      const frame = cutOutFrame(part, { width, height }, 4 / 3)
      const [right, bottom] = [frame.x + frame.width, frame.y + frame.height]
      expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(1 + 1e-9)
      expect((frame.width * width) / (frame.height * height)).toBeCloseTo(4 / 3, 6)
      const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 }
      expect(middle.x).toBeGreaterThanOrEqual(frame.x - 1e-9)
      expect(middle.x).toBeLessThanOrEqual(right + 1e-9)
      expect(middle.y).toBeGreaterThanOrEqual(frame.y - 1e-9)
      expect(middle.y).toBeLessThanOrEqual(bottom + 1e-9)
    }),
  )
})

const LAMP: ListedThing = {
  ...{ name: 'floor lamp', colour: 'brass', hex: '#B8924F', material: 'metal', size: 'about 150 cm' },
  ...{ left: 0.5, top: 0.2, right: 0.6, bottom: 0.8 },
}

test('a model’s list is sanitised', () => {
  expect(foundThings([LAMP])).toMatchObject([{ name: 'Floor lamp', hex: '#b8924f', source: 'found' }])
  const odd = [
    { ...LAMP, name: ' \n ' },
    { ...LAMP, name: `${'x'.repeat(200)}\u0000`, hex: 'brass', left: 0.9, right: 0.2 },
    { ...LAMP, left: -3, right: 7, top: 0.1, bottom: 0.9 },
  ]
  const things = foundThings(odd)
  expect(things).toMatchObject([{ hex: null, box: null }, { box: { x: 0, width: 1 } }])
  expect(things[0]!.name).toHaveLength(80)
})

test('a search names colour and material once and is URL-encoded', () => {
  const thing = {
    ...{ name: 'Brass floor lamp', colour: 'brass', material: 'linen & metal' },
    ...{ hex: '#b8924f', source: 'found' },
  }
  expect(searchWords(thing)).toBe('linen & metal Brass floor lamp')
  expect(searchAddress(DEFAULT_SEARCHES[0]!, thing)).toBe(
    'https://duckduckgo.com/?q=linen%20%26%20metal%20Brass%20floor%20lamp',
  )
  const paint = { name: 'Wall paint', colour: 'Lighter Pavement', material: 'Paint', source: 'laid' }
  expect(searchWords({ ...paint, hex: '#dedddb' })).toBe('off-white wall paint')
  // Its owner has named the colour.
  expect(searchWords({ ...paint, hex: null })).toBe('Lighter Pavement wall paint')
})

test('a search starts by itself only for a picture of the provider, on an empty board', () => {
  const search = { state: 'none', fault: null, isOfProvider: true, mayAsk: true } as const
  expect(searchStart(search, true)).toBe('begins')
  expect(searchStart(search, false)).toBe('offers')
  for (const isEmpty of [true, false]) {
    expect(searchStart({ ...search, isOfProvider: false }, isEmpty)).toBe('asks')
    expect(searchStart({ ...search, mayAsk: false }, isEmpty)).toBe('never')
    for (const state of ['waiting', 'failed', 'done'] as const)
      expect(searchStart({ ...search, state }, isEmpty)).toBe('never')
  }
})

test.each([
  ['https://shop.example/?q={query}', undefined],
  ['https://shop.example/find/{query}/all', undefined],
  ['http://shop.example/?q={query}', 'does not begin with https://'],
  ['HTTPS://shop.example/?q={query}', undefined],
  ['https:shop.example/?q={query}', 'does not begin with https://'],
  ['javascript:alert({query})', 'does not begin with https://'],
  ['https://shop.example/', 'has no {query} for the search words'],
  ['https://{query}.example/', 'has {query} in the shop’s own name'],
  ['https://me:secret@shop.example/?q={query}', 'holds a name or a password'],
  ['{query}', 'does not begin with https://'],
])('the search address %s: %s', (address, problem) => {
  expect(searchProblem(address)).toBe(problem)
})
