import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * `shouldRevalidate` of a page whose data does not depend on the query. A click that changes only that waits for no
 * answer, and works without a connection.
 */
export const sameDataForAnyQuery = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'formMethod' | 'defaultShouldRevalidate'
>): boolean => {
  const isQueryAlone = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return defaultShouldRevalidate && (formMethod !== undefined || !isQueryAlone)
}
