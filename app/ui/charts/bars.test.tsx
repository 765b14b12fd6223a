import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Bar, Bars, HEIGHT } from './bars.tsx'

/** The top and the height of each drawn part, from the ground up. */
function drawn(bar: Partial<Bar>) {
  const html = renderToStaticMarkup(
    <svg>
      <title>Chart</title>
      <Bars bars={[{ label: 'Nov 1', value: 10, text: '10', ...bar }]} highest={10} tone="forest" />
    </svg>,
  )
  return [...html.matchAll(/ y="([\d.]+)" height="([\d.]+)" class="(fill-\w+) pointer-events-none/g)].map(
    ([, y, height, fill]) => ({ y: Number(y), height: Number(height), fill }),
  )
}

test('a bar stands on the ground, and its parts on each other', () => {
  const [whole] = drawn({})
  expect(whole).toMatchObject({ fill: 'fill-forest', y: HEIGHT - whole!.height })
  const parts = drawn({
    parts: [
      { tone: 'ink', value: 6 },
      { tone: 'bloom', value: 4 },
    ],
  })
  expect(parts.map(({ fill }) => fill)).toEqual(['fill-ink', 'fill-bloom'])
  expect(parts[0]!.y + parts[0]!.height).toBe(HEIGHT)
  expect(parts[1]!.y + parts[1]!.height).toBeCloseTo(parts[0]!.y)
  expect(parts[1]!.y).toBeCloseTo(whole!.y)
})
