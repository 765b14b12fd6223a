import type { Forget } from '#app/platform/services.ts'
import { forgetInvitations } from './commands/invite.server.ts'

export const forget: Forget = (_services, transaction, { email }) => forgetInvitations(transaction, email)
