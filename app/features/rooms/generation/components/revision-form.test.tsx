import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { RevisionForm } from './revision-form.tsx'

/** The form as it is first shown. */
function shown(more: Partial<Parameters<typeof RevisionForm>[0]>) {
  const Form = () => <RevisionForm uploadId="1" canRevise isUnlimited isRevising={false} {...more} />
  const Page = createRoutesStub([{ path: '/', Component: Form }])
  return renderToStaticMarkup(<Page />)
}

test('a half-written wish stands in the form again, before a wish that failed', () => {
  expect(shown({ draft: 'A green sofa' })).toContain('>A green sofa</textarea>')
  expect(shown({ draft: 'A green sofa', wish: 'A red one' })).toContain('>A green sofa</textarea>')
  expect(shown({ wish: 'A red one' })).toContain('>A red one</textarea>')
})

test('without one, and while a revision is made, the form is closed', () => {
  for (const more of [{}, { draft: '' }, { draft: 'A green sofa', isRevising: true }])
    expect(shown(more)).not.toContain('textarea')
})
