/** While a correction is saved, the pressed button keeps the keyboard focus, which `disabled` would take from it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { correctionAnswer, removalOfAll } from '../rules/corrections.ts'
import { CorrectionList } from './correction-list.tsx'
import { CorrectionStatus } from './correction-status.tsx'
import { RegionChoices } from './region-choices.tsx'

const WALL: Correction = { x: 0.5, y: 0.5, extent: 0, meaning: 'wall' }
const nothing = () => undefined

/** The `<button>` tags by what is true of them. */
function buttonsOf(html: string) {
  const tags = html.match(/<button[^>]*>/g)!
  return {
    all: tags.length,
    off: tags.filter((tag) => tag.includes('aria-disabled="true"')).length,
    unfocusable: tags.filter((tag) => tag.includes(' disabled=')).length,
  }
}

test.each([
  [true, 3],
  [false, 0],
])('the buttons of the list keep the focus (working: %s)', (working, off) => {
  const list = <CorrectionList corrections={[WALL]} working={working} remove={nothing} removeAll={nothing} />
  const page = renderToStaticMarkup(list).replace(/<dialog.*<\/dialog>/s, '')
  expect(buttonsOf(page)).toEqual({ all: 3, off, unfocusable: 0 })
})

test.each([
  [true, 9],
  [false, 1],
])('the buttons below an outlined region keep the focus (working: %s)', (working, off) => {
  const choices = (
    <RegionChoices
      tapped={{ place: WALL, chosen: 0 }}
      most={3}
      takesFocus={false}
      working={working}
      isLost={false}
      picture={{ current: null }}
      onChoose={nothing}
      onResize={nothing}
      onLeave={nothing}
    />
  )
  expect(buttonsOf(renderToStaticMarkup(choices))).toEqual({ all: 9, off, unfocusable: 0 })
})

test('who removes all corrections reads first how many are lost, and what stays', () => {
  expect(removalOfAll(1).title).toBe('Remove your correction?')
  expect(removalOfAll(3).title).toBe('Remove all 3 corrections?')
  const list = (
    <CorrectionList corrections={[WALL, WALL]} working={false} remove={nothing} removeAll={nothing} />
  )
  const page = renderToStaticMarkup(list)
  expect(page).toMatch(/<dialog.*Remove all 2 corrections\?.*What you tapped and named is lost.*<\/dialog>/s)
  expect(page).toContain('Your photo and your versions stay.')
  expect(page).not.toContain('Start over')
})

const ZEN = { style: 'Zen', boldness: 'usual' } as const

test('a correction is answered with what happened to the picture', () => {
  const answer = (meaning: Correction['meaning'], shows: boolean | undefined) =>
    correctionAnswer({ ...ZEN, correction: { ...WALL, meaning }, shows }, ZEN)
  expect(answer('keep', true)).toBe('Kept as it is in your photo.')
  expect(answer('keep', false)).toBe('Kept as it is in your photo.')
  expect(answer('cupboard', false)).toBe('Noted as a cupboard. The picture stays much the same.')
  expect(answer('floor', true)).toBe('Changed: painted as the floor.')
  expect(answer('wall', undefined)).toBe('Noted as a wall.')
})

test('the answer to a correction ends with whatever else is done, and holds for its look only', () => {
  const result = { ...ZEN, correction: WALL, shows: false }
  expect(correctionAnswer(null, ZEN)).toBe('')
  expect(correctionAnswer(result, { ...ZEN, style: 'Glam' })).toBe('')
  expect(correctionAnswer(result, { ...ZEN, boldness: 'bolder' })).toBe('')
})

test('the answer is seen once nothing is tapped, and not while it is painted', () => {
  const status = (isPainting: boolean) =>
    renderToStaticMarkup(<CorrectionStatus tapped={undefined} isPainting={isPainting} answer="Changed." />)
  expect(status(false)).toMatch(/class="text-dense[^>]*>Changed\.</)
  expect(status(true)).toMatch(/class="sr-only"[^>]*>Repainting…</)
})
