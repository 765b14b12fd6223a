import type { RequestListener } from 'node:http'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type * as entry from '#app/entry.server.tsx'
import type { Connection, Services } from '#app/platform/services.ts'

type Application = typeof entry.application

/** The compiled application: pages, commands and jobs. */
export interface ApplicationBuild {
  /** The current build; development recompiles it after a change. */
  load(): Promise<{ application: Application }>
  respond(request: Request, services: Services, connection: Connection): Promise<Response>
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
  return {
    load: async () => ({ application }),
    respond: (request, services, connection) =>
      handle(request, application.requestContext(services, connection)),
    middleware: undefined,
    close: async () => {},
  }
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
    middleware: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  }
}
