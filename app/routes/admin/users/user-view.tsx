import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import type { Page } from '#app/lib/paging.ts'
import { AuditTable } from '../audit-table.tsx'
import { ExportLink } from '../export-link.tsx'
import { Facts } from '../facts.tsx'
import { ListPages } from '../list-pages.tsx'
import { UploadTable } from '../uploads/upload-table.tsx'
import { GrantCredits } from './grant-credits.tsx'
import { EmailTable, LedgerTable, PaymentTable } from './history-tables.tsx'
import { creditFacts, Profile } from './profile.tsx'
import type { View } from './user-views.server.ts'

export function UserView({ user, view }: { user: UserRow; view: View }) {
  switch (view.name) {
    case 'profile':
      return <Profile user={user} profile={view.content} />
    case 'ledger':
      return (
        <div className="grid gap-10">
          <Facts facts={creditFacts(user, view.content.credits)} />
          <GrantCredits submissionId={view.content.submissionId} />
          <Paged list={view.content} of={`/admin/users/${user.id}/lists/${view.name}`}>
            <LedgerTable rows={view.content.rows} />
          </Paged>
        </div>
      )
    case 'uploads':
      return (
        <Paged list={view.content} of={`/admin/users/${user.id}/lists/${view.name}`}>
          <UploadTable list={view.content} />
        </Paged>
      )
    case 'payments':
      return (
        <Paged list={view.content} of={`/admin/users/${user.id}/lists/${view.name}`}>
          <PaymentTable rows={view.content.rows} />
        </Paged>
      )
    case 'emails':
      return (
        <Paged list={view.content} of={`/admin/users/${user.id}/lists/${view.name}`}>
          <EmailTable rows={view.content.rows} />
        </Paged>
      )
    case 'audit':
      return (
        <Paged list={view.content} of={`/admin/users/${user.id}/lists/${view.name}`}>
          <AuditTable list={view.content} />
        </Paged>
      )
  }
}

function Paged({ list, of, children }: { list: Page<unknown>; of: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-4">
      {list.total > 0 && (
        <div className="-mx-4 justify-self-end">
          <ExportLink of={of} />
        </div>
      )}
      {children}
      <ListPages list={list} />
    </div>
  )
}
