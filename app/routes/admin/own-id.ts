import { useRouteLoaderData } from 'react-router'

/** The user id of the administration's viewer, support included; null outside the administration. */
export function useOwnId(): string | null {
  const shell = useRouteLoaderData('routes/admin/shell') as { ownId: string } | undefined
  return shell?.ownId ?? null
}
