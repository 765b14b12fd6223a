import { expect, test } from 'vitest'
import { allowedHeadings } from './allowed-headings.ts'

test('headings of every level stay headings with their content', () => {
  expect(allowedHeadings('<h1 id="a">A</h1><H6>B</H6 ><h5/>')).toBe('<h2 id="a">A</h2><h4>B</h4 ><h4/>')
  expect(allowedHeadings('<h2>A</h2><hr><header>h1</header>')).toBe('<h2>A</h2><hr><header>h1</header>')
})
