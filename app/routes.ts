import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const developmentPages = import.meta.env?.DEV ? [route('design-system', 'routes/design-system/page.tsx')] : []

export default [
  layout('routes/site/shell.tsx', [
    index('routes/site/landing.tsx'),
    ...developmentPages,
    route('*', 'routes/site/not-found.tsx'),
  ]),
  route('healthz', 'routes/resources/health.ts'),
  route('readyz', 'routes/resources/readiness.ts'),
] satisfies RouteConfig
