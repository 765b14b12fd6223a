/** Counts beside the tabs. */
export interface Badges {
  alerts: number
  /** Unanswered designer requests. */
  designer: number
  /** New intake submissions. */
  intake: number
  /** Feedback that is new or pending. */
  feedback: number
}

interface AdminPage {
  to: string
  text: string
  badge?: keyof Badges
}

export const ADMIN_TABS: AdminPage[] = [
  { to: '/admin', text: 'Dashboard', badge: 'alerts' },
  { to: '/admin/users', text: 'Users' },
  { to: '/admin/uploads', text: 'Uploads' },
  { to: '/admin/payments', text: 'Payments' },
  { to: '/admin/quizzes', text: 'Quizzes' },
  { to: '/admin/designer', text: 'Designer Requests', badge: 'designer' },
  { to: '/admin/intake', text: 'Design Intake', badge: 'intake' },
  { to: '/admin/feedback', text: 'Feedback', badge: 'feedback' },
  { to: '/admin/settings', text: 'Settings' },
]

/** The panels under Settings. `/admin/settings` opens the first. */
export const SETTINGS_PANELS: AdminPage[] = [
  { to: '/admin/settings/ai', text: 'OpenAI API' },
  { to: '/admin/settings/credits', text: 'Credits' },
  { to: '/admin/settings/blog', text: 'Blog Management' },
  { to: '/admin/settings/email-templates', text: 'Templates' },
  { to: '/admin/settings/quiz-pictures', text: 'Quiz Pictures' },
  { to: '/admin/settings/styles', text: 'Styles' },
  { to: '/admin/settings/shopping', text: 'Shopping' },
  { to: '/admin/settings/testimonials', text: 'Testimonials' },
  { to: '/admin/settings/outbox', text: 'Outbox' },
  { to: '/admin/settings/jobs', text: 'Background Jobs' },
  { to: '/admin/settings/team', text: 'Team' },
  { to: '/admin/settings/audit-log', text: 'Audit Log' },
]
