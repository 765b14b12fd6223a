import { type OutboxRow, outboxCounts, outboxPage } from '#app/features/email/outbox/queries/outbox.server.ts'
import { isFiltered, pageFrom } from '#app/lib/paging.ts'
import { plural } from '#app/lib/plural.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { ReadOnly } from '#app/ui/forms/read-only.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { FilterDays } from '#app/ui/lists/filter-days.tsx'
import { FilterSelect } from '#app/ui/lists/filter-select.tsx'
import { useListQuery } from '#app/ui/lists/list-query.ts'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { BulkBar } from '../../bulk/bulk-bar.tsx'
import { BulkButton } from '../../bulk/bulk-button.tsx'
import { Selection, selectable } from '../../bulk/selection.tsx'
import type { PanelHandle } from '../../failed-panel.tsx'
import { ListHead } from '../../list-head.tsx'
import { ListPages } from '../../list-pages.tsx'
import { Moment } from '../../moment.tsx'
import { NoRows } from '../../no-rows.tsx'
import type { Route } from './+types/list.ts'
import { DeliveryNotice } from './delivery-notice.tsx'
import { outboxFilter } from './outbox-filter.ts'
import { OUTBOX_INTENTS } from './outbox-intents.server.ts'
import { OutboxState } from './outbox-state.tsx'
import { SendAgain } from './send-again.tsx'

export const meta = pageMeta('Outbox')

export const handle: PanelHandle = { failed: 'Failed to load the outbox' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { database, mailServer } = context.get(servicesContext)
  const filter = { ...outboxFilter(query), page: pageFrom(query) }
  const [list, counts] = await Promise.all([outboxPage(database, filter), outboxCounts(database)])
  return { list, counts, isDelivered: mailServer !== undefined }
}

export const action = (args: Route.ActionArgs) => runIntent(args, OUTBOX_INTENTS)

const STATES = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Given up' },
]

/** Messages that were sent or are waiting to be sent. */
export default function Outbox({ loaderData: { list, counts, isDelivered } }: Route.ComponentProps) {
  const { query } = useListQuery()
  return (
    <section className="grid gap-6">
      <ListHead title="Outbox" list={list} name="message" searchLabel="Search by recipient or subject...">
        <FilterSelect label="State" name="state" options={STATES} />
        <FilterDays what="Written" />
      </ListHead>
      <DeliveryNotice {...counts} isDelivered={isDelivered} />
      <Selection ids={list.rows.map(({ id }) => id)}>
        <ReadOnly when={false}>
          <BulkBar>
            {(ids) => (
              <BulkButton
                intent="send-again-selected"
                ids={ids}
                text="Send again"
                question={`Send ${plural(ids.length, 'message')} again?`}
              >
                Those that were sent reach their recipients a second time.
              </BulkButton>
            )}
          </BulkBar>
          <DataTable
            wide
            caption="Messages"
            columns={COLUMNS}
            rows={list.rows}
            keyOf={({ id }) => id}
            empty={
              <NoRows list={list}>
                <EmptyState
                  drawing="lamp"
                  title={isFiltered(query) ? 'No messages match.' : 'No message has been written yet.'}
                  action={isFiltered(query) && <TextLink to="?">Show all messages</TextLink>}
                />
              </NoRows>
            }
          />
        </ReadOnly>
      </Selection>
      <ListPages list={list} />
    </section>
  )
}

const COLUMNS: Column<OutboxRow>[] = [
  selectable(
    {
      title: 'Subject',
      cell: ({ id, subject }) => <TextLink to={`/admin/settings/outbox/${id}`}>{subject}</TextLink>,
    },
    ({ id, subject, recipient }) => ({ id, label: `"${subject}" to ${recipient}` }),
  ),
  { title: 'Recipient', cell: ({ recipient }) => recipient },
  { title: 'State', cell: (message) => <OutboxState message={message} /> },
  { title: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Sent', cell: ({ sentAt }) => <Moment at={sentAt} /> },
  {
    title: 'Actions',
    hideTitle: true,
    cell: (message) =>
      message.state !== 'waiting' && (
        <ReadOnly when={false}>
          <SendAgain message={message} label={`Send again: "${message.subject}" to ${message.recipient}`} />
        </ReadOnly>
      ),
  },
]
