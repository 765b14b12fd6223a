import { useRouteLoaderData } from 'react-router'

/** The user id of whoever looks at the administration, support included; null outside of it. */
export function useOwnId(): string | null {
  const shell = useRouteLoaderData('routes/admin/shell') as { ownId: string } | undefined
  return shell?.ownId ?? null
}
