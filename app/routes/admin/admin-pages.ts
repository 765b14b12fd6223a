/** The administration's pages as data. A page that is still being built is not linked: open it here. */

/** Numbers that stand beside a tab. */
export interface Badges {
  /** Open alerts. */
  alerts: number
  /** Designer requests that nobody has answered. */
  designer: number
  /** New intake submissions. */
  intake: number
  /** Feedback that is new or pending. */
  feedback: number
}

interface AdminPage {
  to: string
  text: string
  isOpen: boolean
  badge?: keyof Badges
}

const TABS: AdminPage[] = [
  { to: '/admin', text: 'Dashboard', isOpen: true, badge: 'alerts' },
  { to: '/admin/users', text: 'Users', isOpen: true },
  { to: '/admin/uploads', text: 'Uploads', isOpen: true },
  { to: '/admin/payments', text: 'Payments', isOpen: true },
  { to: '/admin/quizzes', text: 'Quizzes', isOpen: true },
  { to: '/admin/designer', text: 'Designer Requests', isOpen: true, badge: 'designer' },
  { to: '/admin/intake', text: 'Design Intake', isOpen: true, badge: 'intake' },
  { to: '/admin/feedback', text: 'Feedback', isOpen: true, badge: 'feedback' },
  { to: '/admin/settings', text: 'Settings', isOpen: true },
]

const SETTINGS: AdminPage[] = [
  { to: '/admin/settings/ai', text: 'OpenAI API', isOpen: true },
  { to: '/admin/settings/credits', text: 'Credits', isOpen: true },
  { to: '/admin/settings/blog', text: 'Blog Management', isOpen: true },
  { to: '/admin/settings/email-templates', text: 'Templates', isOpen: true },
  { to: '/admin/settings/quiz-pictures', text: 'Quiz Pictures', isOpen: true },
  { to: '/admin/settings/styles', text: 'Styles', isOpen: true },
  { to: '/admin/settings/testimonials', text: 'Testimonials', isOpen: true },
  { to: '/admin/settings/outbox', text: 'Outbox', isOpen: true },
  { to: '/admin/settings/jobs', text: 'Background Jobs', isOpen: true },
  { to: '/admin/settings/team', text: 'Team', isOpen: true },
  { to: '/admin/settings/audit-log', text: 'Audit Log', isOpen: true },
]

const isOpen = (page: AdminPage) => page.isOpen

/** The administration's tabs. */
export const ADMIN_TABS = TABS.filter(isOpen)

/** The panels under Settings; opening Settings opens the first. */
export const SETTINGS_PANELS = SETTINGS.filter(isOpen)
