/** Everything that administrators can change. */
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

/** The state of a subject's changed fields. Never contains secrets or whole pages of HTML. */
export type AuditState = Record<string, unknown>

export interface AuditDetails {
  /** Null when there was none. */
  before: AuditState | null
  /** Null when none remains. */
  after: AuditState | null
}
