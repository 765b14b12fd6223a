import * as accounts from './features/accounts/personal-data.server.ts'
import * as aiSettings from './features/ai-settings/personal-data.server.ts'
import * as audit from './features/audit/personal-data.server.ts'
import * as consultations from './features/consultations/personal-data.server.ts'
import * as credits from './features/credits/personal-data.server.ts'
import * as email from './features/email/personal-data.server.ts'
import * as feedback from './features/feedback/personal-data.server.ts'
import * as payments from './features/payments/personal-data.server.ts'
import * as quiz from './features/quiz/personal-data.server.ts'
import * as rooms from './features/rooms/personal-data.server.ts'
import * as styles from './features/styles/personal-data.server.ts'
import * as team from './features/team/personal-data.server.ts'
import * as testimonials from './features/testimonials/personal-data.server.ts'
import type { PersonalData } from './platform/services.ts'

/** Everything that features store about a person, in the order in which it is deleted. The account goes last. */
export const personalData: readonly PersonalData[] = [
  audit,
  payments,
  quiz,
  styles,
  rooms,
  credits,
  aiSettings,
  feedback,
  consultations,
  testimonials,
  email,
  team,
  accounts,
]
