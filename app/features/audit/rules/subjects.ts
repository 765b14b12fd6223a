import { SUBJECT_KINDS, type SubjectKind } from '../schema.ts'

/** Names of the kinds of subjects. */
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

/** Pages of single subjects, by kind. The other kinds have a list only. */
const PAGES: Partial<Record<SubjectKind, string>> = {
  user: '/admin/users/',
  upload: '/admin/uploads/',
  post: '/admin/settings/blog/',
  template: '/admin/settings/email-templates/',
  email: '/admin/settings/outbox/',
  request: '/admin/designer?status=all&open=',
  submission: '/admin/intake?open=',
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
/** Lists that find a subject by its name. */
const SEARCHED: Partial<Record<SubjectKind, string>> = {
  feedback: '/admin/feedback?view=all&search=',
}

/**
 * The address of an entry's subject.
 *
 * @param subject as stored, `kind:id`
 * @returns undefined for a subject without a page
 */
export function subjectAddress(subject: string, name: string | null): string | undefined {
  const [stored, id = ''] = subject.split(/:(.*)/s)
  const kind = SUBJECT_KINDS.find((each) => each === stored)
  if (!kind) return undefined
  if (PAGES[kind]) return `${PAGES[kind]}${encodeURIComponent(id)}`
  if (SEARCHED[kind] && name) return `${SEARCHED[kind]}${encodeURIComponent(name)}`
  return LISTS[kind]
}
