import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoadingState } from './loading-state.tsx'

const shown = (isLoading: boolean) =>
  renderToStaticMarkup(
    <LoadingState
      isLoading={isLoading}
      failed="The picture could not be loaded."
      onRetry={() => undefined}
    />,
  )

test('what could not be loaded says so and offers another try, and nothing says that it is still loading', () => {
  expect(shown(true)).toContain('Loading...')
  expect(shown(true)).not.toContain('Try again')
  expect(shown(false)).toContain('The picture could not be loaded.')
  expect(shown(false)).toContain('Try again')
  expect(shown(false)).not.toContain('Loading...')
})
