import type { RequestListener } from 'node:http'
import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type * as entry from '#app/entry.server.tsx'
import type { PageHandle } from '#app/lib/page-handle.ts'
import type { Connection, Services } from '#app/platform/services.ts'

type Application = typeof entry.application

/** The compiled application: pages, commands and jobs. */
export interface ApplicationBuild {
  /** The current build. Development recompiles it after a change. */
  load(): Promise<{ application: Application }>
  respond(request: Request, services: Services, connection: Connection): Promise<Response>
  /** A part of the addresses of the pictures in `public/`. */
  picturesVersion: string | undefined
  /** The `handle` of the page at a path. */
  handleAt(path: string): PageHandle
  /** Development only: serves modules and hot reload. */
  middleware: ((listener: RequestListener) => RequestListener) | undefined
  close(): Promise<void>
}

const applicationOf = (build: ServerBuild) => (build.entry.module as unknown as typeof entry).application

/** The application as built by `npm run build`. */
export async function openProductionBuild(): Promise<ApplicationBuild> {
  const file = new URL('../build/server/index.js', import.meta.url)
  return applicationBuild((await import(file.href)) as ServerBuild)
}

/** Wraps the output of React Router's compiler. */
export function applicationBuild(build: ServerBuild): ApplicationBuild {
  const handle = createRequestHandler(build, 'production')
  const application = applicationOf(build)
  const routes = routesUnder(undefined, build)
  return {
    load: async () => ({ application }),
    respond: (request, services, connection) =>
      handle(request, application.requestContext(services, connection)),
    picturesVersion: application.PICTURES_VERSION,
    handleAt: (path) => matchRoutes(routes, path)?.at(-1)?.route.handle ?? {},
    middleware: undefined,
    close: async () => {},
  }
}

/** Converts the routes for the router's matching function. */
function routesUnder(parentId: string | undefined, { routes }: ServerBuild): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      path: route!.path,
      caseSensitive: route!.caseSensitive,
      handle: route!.module.handle,
      ...(route!.index ? { index: true } : { children: routesUnder(route!.id, { routes } as ServerBuild) }),
    }))
}

/** The application compiled on demand, with hot reload in the browser. */
export async function openDevelopmentBuild(): Promise<ApplicationBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  const loadBuild = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
  const handle = createRequestHandler(loadBuild, 'development')
  return {
    load: async () => ({ application: applicationOf(await loadBuild()) }),
    respond: async (request, services, connection) =>
      handle(request, applicationOf(await loadBuild()).requestContext(services, connection)),
    picturesVersion: undefined,
    handleAt: () => ({}),
    middleware: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  }
}
