import type { Transaction } from './database/database.ts'
import type { Done, Events, Services, Subscriber } from './services.ts'

/**
 * Tells other features what happened, one after the other, in the transaction in which it does: all of it becomes true,
 * or nothing.
 *
 * @returns what they did, in numbers
 */
export async function announce<Name extends keyof Events>(
  services: Services,
  transaction: Transaction,
  name: Name,
  event: Events[Name],
): Promise<Done> {
  const done: Done = {}
  const subscribers: readonly Subscriber<Name>[] = services.subscribers[name]
  for (const tell of subscribers) Object.assign(done, await tell(services, transaction, event))
  return done
}
