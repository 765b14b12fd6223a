import { type BulkOutcome, inBulk } from '#app/lib/in-bulk.ts'
import { plural, pluralForm } from '#app/lib/plural.ts'
import type { Services } from '#app/platform/services.ts'
import type { ActionReply } from '../../forms/reply.ts'
import type { FormFields } from '../../forms/run-intent.server.ts'

/**
 * Runs a command on every selected item and reports the number of successes and the reasons for failures.
 *
 * @param title text after the number of successes: 'messages are reviewed'
 */
export async function bulkReply(
  { log }: Services,
  { ids = '' }: FormFields,
  title: { one: string; more: string },
  one: (id: string) => Promise<unknown>,
): Promise<ActionReply> {
  const onFault = (err: unknown) => log.error({ err }, 'one of several selected failed')
  const { done, left } = await inBulk(ids, one, onFault)
  const tone = left.size === 0 ? 'success' : done > 0 ? 'warning' : 'error'
  return {
    tone,
    title: done === 0 ? 'Nothing was changed' : plural(done, title.one, title.more),
    ...(left.size > 0 && { message: leftText(left) }),
  }
}

/** '2 left as they are: This message is resolved by now.' */
const leftText = (left: BulkOutcome['left']) =>
  [...left]
    .map(([why, count]) => `${count} left as ${pluralForm(count, 'it is', 'they are')}: ${why}`)
    .join(' ')
