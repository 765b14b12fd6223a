/** Addresses of every page of the site map, in a product with at least one of everything. */
export interface PageAddress {
  /**
   * Who opens it. The member is also an administrator, whose header has the most links. `awaiting` has yet to enter a
   * code, and `quizzed` is a guest with a quiz result in the browser.
   */
  as: 'guest' | 'quizzed' | 'awaiting' | 'member'
  /** Words in braces stand for ids. Several addresses are states of one page. */
  at: string | string[]
}

const guest = (...at: string[]): PageAddress => ({ as: 'guest', at })
const quizzed = (...at: string[]): PageAddress => ({ as: 'quizzed', at })
const awaiting = (...at: string[]): PageAddress => ({ as: 'awaiting', at })
const member = (...at: string[]): PageAddress => ({ as: 'member', at })

/** By path of the site map. */
export const PAGE_ADDRESSES: Record<string, PageAddress | PageAddress[]> = {
  '/': guest('/'),
  '/about': guest('/about'),
  '/services': guest('/services'),
  '/terms': guest('/terms'),
  '/contact': member('/contact'),
  '/designer-request': member(
    '/designer-request',
    '/designer-request?room={upload}',
    '/designer-request?board={redesign}',
  ),
  '/design-intake-form/:token': guest('/design-intake-form/{intakeToken}', '/design-intake-form/unknown'),
  '/s/:token': guest('/s/{shareToken}'),
  '/together': member('/together'),
  '/together/:token': guest('/together/{pairToken}'),
  '/s/:token/board/:redesignId': guest('/s/{shareToken}/board/{redesign}'),
  '/blog': guest('/blog'),
  '/blog/search': guest('/blog/search?q=room', '/blog/search?q={word}'),
  '/blog/:slug': guest('/blog/{slug}'),
  '/*': guest('/no/such/{word}'),
  '/auth': guest('/auth', '/auth?mode=sign-up&fromAuth=true', '/auth?mode=forgot-password'),
  '/auth/reset-password': guest('/auth/reset-password'),
  '/reset-password': guest('/reset-password?token=unknown'),
  '/auth/code': awaiting('/auth/code'),
  '/join': guest('/join?token={joinToken}', '/join?token=unknown'),
  '/quiz': [guest('/quiz'), quizzed('/quiz')],
  '/welcome': member('/welcome'),
  '/dashboard': member('/dashboard'),
  '/upload': member('/upload'),
  '/credits': member('/credits'),
  '/checkout/:checkoutId': member('/checkout/{checkout}'),
  '/purchases/:purchaseId': member('/purchases/{payment}'),
  '/account': member('/account'),
  '/account/second-factor': member('/account/second-factor'),
  '/rooms/:uploadId': member('/rooms/{upload}'),
  '/rooms/:uploadId/delete': member('/rooms/{upload}/delete'),
  '/rooms/:uploadId/board/:redesignId': member('/rooms/{upload}/board/{redesign}'),
  '/rooms/:uploadId/styles': member('/rooms/{upload}/styles'),
  '/admin': member('/admin'),
  '/admin/users': member('/admin/users'),
  '/admin/users/:userId/:view?': member(
    ...['', '/ledger', '/uploads', '/payments', '/emails', '/audit'].map(
      (view) => `/admin/users/{user}${view}`,
    ),
  ),
  '/admin/uploads': member('/admin/uploads'),
  '/admin/uploads/:uploadId': member('/admin/uploads/{upload}'),
  '/admin/payments': member('/admin/payments'),
  '/admin/quizzes': member('/admin/quizzes'),
  '/admin/designer': member('/admin/designer?status=all'),
  '/admin/designer/:requestId/board': member('/admin/designer/{request}/board'),
  '/admin/intake': member('/admin/intake', '/admin/intake?open={submission}'),
  '/admin/intake/:submissionId/print': member('/admin/intake/{submission}/print'),
  '/admin/feedback': member('/admin/feedback?view=all'),
  '/admin/settings/ai': member('/admin/settings/ai'),
  '/admin/settings/quiz-pictures': member('/admin/settings/quiz-pictures'),
  '/admin/settings/styles': member('/admin/settings/styles'),
  '/admin/settings/shopping': member('/admin/settings/shopping'),
  '/admin/settings/credits': member('/admin/settings/credits'),
  '/admin/settings/credits/analytics': member('/admin/settings/credits/analytics'),
  '/admin/settings/email-templates': member('/admin/settings/email-templates'),
  '/admin/settings/email-templates/:templateId': member('/admin/settings/email-templates/{template}'),
  '/admin/settings/email-templates/:templateId/preview': member(
    '/admin/settings/email-templates/{template}/preview',
  ),
  '/admin/settings/blog': member('/admin/settings/blog?status=all'),
  '/admin/settings/blog/:postId': member('/admin/settings/blog/{post}'),
  '/admin/settings/team': member('/admin/settings/team'),
  '/admin/settings/testimonials': member('/admin/settings/testimonials'),
  '/admin/settings/outbox': member('/admin/settings/outbox'),
  '/admin/settings/outbox/:messageId': member('/admin/settings/outbox/{message}'),
  '/admin/settings/jobs': member('/admin/settings/jobs'),
  '/admin/settings/audit-log': member('/admin/settings/audit-log'),
}
