import { expect, test } from 'vitest'
import { cellsAsLines, hasTable } from './html-tables.ts'

test('each cell of a table has a line of its own, whatever was beside it', () => {
  const table =
    '<p>Costs</p><table><tr><th scope="row">Paint</th><td>40 euros</td></tr></table><thead-note>kept</thead-note>'
  const lines = cellsAsLines(table)
  expect(lines).toContain('<th scope="row"><div>Paint</div></th><td><div>40 euros</div></td>')
  expect(lines).toContain('<p>Costs</p>')
  expect(lines).toContain('<thead-note>kept</thead-note>')
  expect(hasTable(lines)).toBe(true)
})
