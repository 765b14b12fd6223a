const PATHS = ['/auth/reset-password', '/reset-password']
const TYPES = ['recovery', 'password_recovery']

interface PageAddress {
  /** e.g. `/auth` */
  pathname: string
  /** e.g. `?reset=true` */
  search: string
  /** e.g. `#type=recovery`; servers never see it */
  hash: string
}

/** Whether an address is opened to choose a new password: every form that a link to it has ever had. */
export function isResetAddress({ pathname, search, hash }: PageAddress): boolean {
  return PATHS.includes(pathname.replace(/(?<=.)\/$/, '')) || carriesRecovery({ search, hash })
}

/** Whether query or hash carry what a link for a new password carries. */
export function carriesRecovery({ search, hash }: Omit<PageAddress, 'pathname'>): boolean {
  const query = new URLSearchParams(search)
  const inHash = new URLSearchParams(hash.replace(/^#/, ''))
  return (
    query.get('reset') === 'true' ||
    [query, inHash].some((part) => part.has('access_token') || TYPES.includes(part.get('type') ?? '')) ||
    /recovery/i.test(withoutWayBack(query)) ||
    /recovery/i.test(hash)
  )
}

/** The way back and what somebody typed are no part of it: a page of ours may have the word in its name. */
function withoutWayBack(query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('returnTo')
  return rest.toString()
}

/** Links of an earlier kind carry a session of their own, which opens nothing here. */
export function isOldResetLink(address: Omit<PageAddress, 'pathname'>): boolean {
  return carriesRecovery(address) && !new URLSearchParams(address.search).has('token')
}
