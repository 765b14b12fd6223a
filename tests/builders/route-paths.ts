import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

interface RoutePath {
  path: string
  file: string
}

const ALL: RoutePath[] = pathsOf(await routes).filter(({ path }) => !path.startsWith('/design-system'))

/** Every path of the site map, for example `/rooms/:uploadId`, without development pages. */
export const ROUTE_PATHS: string[] = ALL.map(({ path }) => path)

/** The pages among them. A file without JSX answers with data or redirects. */
export const PAGE_PATHS: string[] = ALL.filter(({ file }) => file.endsWith('.tsx')).map(({ path }) => path)

function pathsOf(entries: RouteConfigEntry[], parent = ''): RoutePath[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const own = path ? `${parent}/${path}` : parent
    if (children) return pathsOf(children, own)
    return path || index ? [{ path: own || '/', file }] : []
  })
}
