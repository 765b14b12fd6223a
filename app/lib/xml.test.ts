import fc from 'fast-check'
import { expect, test } from 'vitest'
import { xmlElement, xmlText } from './xml.ts'

test('text is escaped', () => {
  expect(xmlElement('title', 'Oak & "linen" <b>')).toBe(
    '<title>Oak &amp; &quot;linen&quot; &lt;b&gt;</title>',
  )
  expect(xmlText('a\u0000b\uFFFEc\uD800d')).toBe('abcd')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(xmlText(text)).not.toMatch(/[<>\0]|&(?!(amp|lt|gt|quot);)/)
    }),
  )
})
