import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** Every path of the site map as it is written there, such as `/rooms/:uploadId`; pages of development are left out. */
export const ROUTE_PATHS: string[] = pathsOf(await routes).filter(
  (path) => !path.startsWith('/design-system'),
)

function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path ? `${parent}/${path}` : parent
    if (children) return pathsOf(children, own)
    return path || index ? [own || '/'] : []
  })
}
