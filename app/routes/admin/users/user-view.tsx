import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import type { Page } from '#app/lib/paging.ts'
import { AuditTable } from '../audit-table.tsx'
import { ListPages } from '../list-pages.tsx'
import { UploadTable } from '../uploads/upload-table.tsx'
import { GrantCredits } from './grant-credits.tsx'
import { EmailTable, LedgerTable, PaymentTable } from './history-tables.tsx'
import { Profile } from './profile.tsx'
import type { View } from './user-views.server.ts'

/** The view of a user's page that is open. */
export function UserView({ user, view }: { user: UserRow; view: View }) {
  switch (view.name) {
    case 'profile':
      return <Profile user={user} profile={view.content} />
    case 'ledger':
      return (
        <div className="grid gap-10">
          <GrantCredits key={view.content.submissionId} submissionId={view.content.submissionId} />
          <Paged list={view.content}>
            <LedgerTable rows={view.content.rows} />
          </Paged>
        </div>
      )
    case 'uploads':
      return (
        <Paged list={view.content}>
          <UploadTable rows={view.content.rows} />
        </Paged>
      )
    case 'payments':
      return (
        <Paged list={view.content}>
          <PaymentTable rows={view.content.rows} />
        </Paged>
      )
    case 'emails':
      return (
        <Paged list={view.content}>
          <EmailTable rows={view.content.rows} />
        </Paged>
      )
    case 'audit':
      return (
        <Paged list={view.content}>
          <AuditTable rows={view.content.rows} />
        </Paged>
      )
  }
}

function Paged({ list, children }: { list: Page<unknown>; children: React.ReactNode }) {
  return (
    <div>
      {children}
      <ListPages list={list} />
    </div>
  )
}
