/** The daily counts. The migration `count_rows` defines which rows each one counts. */
export type CountName =
  /** Users by sign-up; part `uploaded` when they have a room. */
  | 'sign_ups'
  /** Members' latest quizzes. */
  | 'member_quizzes'
  | 'guest_quizzes'
  | 'uploads'
  | 'redesigns'
  /** Redesigns whose duration is known; the part is its seconds. */
  | 'redesign_seconds'
  /** Uploads whose latest redesign failed for good, by the time of the failure. */
  | 'failures'
  /** Completed purchases of room credits; part `stripe` when Stripe charged for them. */
  | 'purchases'
  /** Cents spent on calls of AI providers. */
  | 'ai_cents'
  /** Messages in the outbox; the part is their state. */
  | 'emails'
  /** Messages of the contact form; the part is their status. */
  | 'feedback'
  /** Requests for a designer; the part is their status. */
  | 'designer_requests'
  /** Intake forms; the part is their status. */
  | 'intake_forms'
  | 'audit_entries'
