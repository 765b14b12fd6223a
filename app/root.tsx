import { Links, Meta, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { visitorContext } from '#app/platform/auth/guards.ts'
import { sessionMiddleware } from '#app/platform/auth/session-middleware.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/root.ts'
import { answerScript } from './routes/forms/answer-script.ts'
import { passOnReplies, showReply } from './routes/forms/reply.ts'
import { keepPage } from './routes/lost-answer.ts'
import { PageScript } from './routes/page-script.tsx'
import type { RootData } from './routes/root-data.ts'
import { sameDataForAnyQuery } from './routes/same-data-for-any-query.ts'
import { secondFactorGate } from './routes/second-factor-gate.server.ts'
import { ErrorScreen } from './routes/site/error-screen.tsx'
import { nameRoute } from './routes/system/name-route.ts'
import displayFont from './ui/fonts/fraunces.woff2?url'
import textFont from './ui/fonts/instrument-sans.woff2?url'
import siteScript from './ui/site-script.js?url'
import '#app/ui/styles/styles.css'
import { Toasts } from '#app/ui/notices/toasts.tsx'

const preloadFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links: Route.LinksFunction = () => [
  preloadFont(displayFont),
  preloadFont(textFont),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const middleware: Route.MiddlewareFunction[] = [
  answerScript,
  nameRoute,
  sessionMiddleware,
  secondFactorGate,
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  passOnReplies(showReply),
  keepPage(showReply),
]

export function loader({ context }: Route.LoaderArgs): RootData {
  const { environment } = context.get(servicesContext)
  const visitor = context.get(visitorContext)
  return {
    siteName: environment.siteName,
    siteUrl: environment.appUrl,
    visitor: visitor && { name: visitor.name, role: visitor.role },
  }
}

export const shouldRevalidate = sameDataForAnyQuery

/** Whether a page's script renders this. It stays when it opens a page that has none of its own. */
const isScriptHere = typeof window !== 'undefined'

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation()
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const isStatic = handles.some((handle) => handle?.static)
  const hasScript = isScriptHere || !isStatic
  const ownScript = handles.find((handle) => handle?.script)?.script
  return (
    <html lang="en" data-rendered-for={pathname}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" />
        <Meta />
        {/* Browsers hide nonces from scripts, so one here would differ when React takes over; styles need none. */}
        <Links nonce="" />
        <script type="module" src={siteScript} />
        {ownScript && <script type="module" src={ownScript} />}
      </head>
      <body>
        {children}
        {hasScript && <Toasts />}
        {hasScript && <ScrollRestoration />}
        {!isStatic && <PageScript isLater={handles.some((handle) => handle?.scriptLater)} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
