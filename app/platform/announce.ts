import type { Transaction } from './database/database.ts'
import type { Done, Events, Services, Subscriber } from './services.ts'

/**
 * Calls an event's subscribers in order, inside the caller's transaction, so that everything commits or nothing does.
 *
 * @returns the counts that the subscribers report
 */
export async function announce<Name extends keyof Events>(
  services: Services,
  transaction: Transaction,
  name: Name,
  event: Events[Name],
): Promise<Done> {
  const done: Done = {}
  const subscribers: readonly Subscriber<Name>[] = services.subscribers[name]
  for (const notify of subscribers) Object.assign(done, await notify(services, transaction, event))
  return done
}
