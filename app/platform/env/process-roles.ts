/** The work of a process: serving pages, running jobs, or both. */
export interface Roles {
  web: boolean
  worker: boolean
}

/**
 * @param text `web`, `worker` or `web,worker`
 * @throws Error that names an unknown role
 */
export function readRoles(text = 'web,worker'): Roles {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => name !== 'web' && name !== 'worker')
  if (unknown !== undefined)
    throw new Error(`Unknown role "${unknown}": roles are web, worker or web,worker.`)
  return { web: names.includes('web'), worker: names.includes('worker') }
}

/** The roles for logs and responses. */
export const rolesInWords = ({ web, worker }: Roles): string =>
  [web && 'web', worker && 'worker'].filter(Boolean).join(',')
