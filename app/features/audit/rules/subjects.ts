import { SUBJECT_KINDS, type SubjectKind } from '../schema.ts'

/** What the kinds are called in the log. */
export const SUBJECT_LABELS: Record<SubjectKind, string> = {
  user: 'Users',
  team: 'Team',
  upload: 'Uploads',
  post: 'Posts',
  template: 'Templates',
  request: 'Designer requests',
  submission: 'Intake forms',
  feedback: 'Feedback',
  testimonial: 'Testimonials',
  email: 'Messages',
  job: 'Background jobs',
  'quiz-picture': 'Quiz pictures',
  style: 'Styles',
  'ai-settings': 'AI settings',
  'credit-settings': 'Credit settings',
  'shopping-settings': 'Shopping settings',
  list: 'Exports',
}

/** Pages that show one subject, by its kind; the others have a list alone. */
const PAGES: Partial<Record<SubjectKind, string>> = {
  user: '/admin/users/',
  upload: '/admin/uploads/',
  post: '/admin/settings/blog/',
  template: '/admin/settings/email-templates/',
  email: '/admin/settings/outbox/',
}
const LISTS: Partial<Record<SubjectKind, string>> = {
  team: '/admin/settings/team',
  testimonial: '/admin/settings/testimonials',
  job: '/admin/settings/jobs',
  'quiz-picture': '/admin/settings/quiz-pictures',
  style: '/admin/settings/styles',
  'ai-settings': '/admin/settings/ai',
  'credit-settings': '/admin/settings/credits',
  'shopping-settings': '/admin/settings/shopping',
}
/** Lists that find a subject by what it was called. */
const SEARCHED: Partial<Record<SubjectKind, string>> = {
  request: '/admin/designer?status=all&search=',
  submission: '/admin/intake?search=',
  feedback: '/admin/feedback?view=all&search=',
}

/**
 * Where the subject of an entry is to be seen.
 *
 * @param subject as it is stored, `kind:id`
 * @returns undefined for what has no page
 */
export function subjectAddress(subject: string, name: string | null): string | undefined {
  const [stored, id = ''] = subject.split(/:(.*)/s)
  const kind = SUBJECT_KINDS.find((each) => each === stored)
  if (!kind) return undefined
  if (PAGES[kind]) return `${PAGES[kind]}${encodeURIComponent(id)}`
  if (SEARCHED[kind] && name) return `${SEARCHED[kind]}${encodeURIComponent(name)}`
  return LISTS[kind]
}
