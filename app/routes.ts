import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const developmentPages = import.meta.env?.DEV ? [route('design-system', 'routes/design-system/page.tsx')] : []

export default [
  layout('routes/site/shell.tsx', [
    index('routes/site/landing.tsx'),
    route('dashboard', 'routes/account/dashboard.tsx'),
    route('credits', 'routes/account/credits.tsx'),
    route('checkout/:checkoutId', 'routes/account/test-checkout.tsx'),
    route('purchases/:purchaseId', 'routes/account/purchase.tsx'),
    route('contact', 'routes/consultations/contact.tsx'),
    route('account', 'routes/account/account.tsx'),
    route('rooms/:uploadId/styles', 'routes/rooms/try-styles.tsx'),
    route('rooms/:uploadId', 'routes/account/room.tsx'),
    ...developmentPages,
    route('*', 'routes/site/not-found.tsx'),
  ]),
  route('admin', 'routes/admin/shell.tsx', [
    index('routes/admin/dashboard.tsx'),
    route('badges', 'routes/admin/badges.ts'),
    route('users', 'routes/admin/users/list.tsx'),
    route('users.csv', 'routes/admin/users/export.ts'),
    route('users/:userId/:view?', 'routes/admin/users/user.tsx'),
    route('uploads', 'routes/admin/uploads/list.tsx'),
    route('uploads.csv', 'routes/admin/uploads/export.ts'),
    route('settings', 'routes/admin/settings/shell.tsx', [
      index('routes/admin/settings/first-panel.ts'),
      route('ai', 'routes/admin/settings/ai.tsx'),
      route('audit-log', 'routes/admin/settings/audit-log.tsx'),
      route('audit-log.csv', 'routes/admin/settings/audit-log-export.ts'),
    ]),
  ]),
  route('auth', 'routes/account/auth.tsx'),
  route('auth/reset-password', 'routes/account/reset-password.tsx', { id: 'auth-reset-password' }),
  route('reset-password', 'routes/account/reset-password.tsx'),
  route('account/data.zip', 'routes/account/data-archive.ts'),
  route('confirm-email', 'routes/account/confirm-email.ts'),
  route('welcome', 'routes/account/welcome.tsx'),
  route('rooms', 'routes/resources/room-upload.ts'),
  route('quiz', 'routes/quiz/quiz.tsx'),
  route('pictures/:uploadId/:which', 'routes/resources/room-picture.ts'),
  route('rooms/:uploadId/styles/:style', 'routes/rooms/style-preview.ts'),
  route('rooms/:uploadId/status', 'routes/resources/generation-status.ts'),
  route('sign-out', 'routes/resources/sign-out.ts'),
  route('healthz', 'routes/resources/health.ts'),
  route('readyz', 'routes/resources/readiness.ts'),
] satisfies RouteConfig
