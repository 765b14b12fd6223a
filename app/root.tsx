import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/root.ts'
import './ui/styles.css'

/** What every page knows. */
export function loader({ context }: Route.LoaderArgs) {
  const { environment } = context.get(servicesContext)
  return { siteName: environment.siteName }
}

/** Pages say `handle = { static: true }` when they work without page script. */
interface PageHandle {
  static?: boolean
}

export function Layout({ children }: { children: React.ReactNode }) {
  const isStatic = useMatches().some((match) => (match.handle as PageHandle | undefined)?.static)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
