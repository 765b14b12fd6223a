import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AgreementTable } from './agreement-table.tsx'

const rowOf = (...roomTypes: string[]) => {
  const rooms = roomTypes.map((roomType) => ({ roomType, style: 'Zen' }))
  const agreement = { styles: [], rooms, paints: [], substances: [] }
  return renderToStaticMarkup(<AgreementTable agreement={agreement} />)
}

test('one shared room is a favourite, several are favourites', () => {
  expect(rowOf('Kitchen')).toContain('The kitchen in Zen: the favourite of both.')
  expect(rowOf('Kitchen', 'Bedroom')).toContain(
    'The kitchen in Zen and the bedroom in Zen: favourites of both.',
  )
})
