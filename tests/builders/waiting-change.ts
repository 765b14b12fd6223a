import { requestEmailChange } from '#app/features/accounts/email-change/commands/request-email-change.server.ts'
import { waitingEmail } from '#app/features/accounts/email-change/queries/waiting-email.server.ts'
import { createMember, memberActor } from './members.ts'
import { messagesTo, tokenIn } from './messages.ts'
import { createTestServices } from './services.ts'

/** A member who has asked for a new address. Use it with `await using`. */
export async function openWaitingChange() {
  const test = await createTestServices()
  const { services } = test
  const member = await createMember(services)
  const actor = memberActor(member)
  const email = 'new@example.com'
  await requestEmailChange(services, actor, { email, currentPassword: member.password })
  const newestToken = async () => tokenIn((await messagesTo(services, email))[0]!)
  const waiting = () => waitingEmail(services.database, actor.userId)
  const close = () => test[Symbol.asyncDispose]()
  return { services, actor, email, newestToken, waiting, [Symbol.asyncDispose]: close }
}
