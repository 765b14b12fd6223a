/** What can be changed by administrators; names a subject in the log. */
export const SUBJECT_KINDS = [
  'user',
  'team',
  'upload',
  'post',
  'template',
  'request',
  'submission',
  'feedback',
  'testimonial',
  'email',
  'job',
  'quiz-picture',
  'style',
  'ai-settings',
  'credit-settings',
  'shopping-settings',
  'list',
] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** The state of the subject, as far as the change touched it: never a secret, never a whole page of HTML. */
export type AuditState = Record<string, unknown>

export interface AuditDetails {
  /** null where there was nothing before. */
  before: AuditState | null
  /** null when nothing remains. */
  after: AuditState | null
}
