import { useRouteLoaderData } from 'react-router'

/** The id of the administrator who is looking. */
export function useOwnId(): string | null {
  const shell = useRouteLoaderData('routes/admin/shell') as { ownId: string } | undefined
  return shell?.ownId ?? null
}
