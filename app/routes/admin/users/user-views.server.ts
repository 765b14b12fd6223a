import { randomUUID } from 'node:crypto'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { uploadPage } from '#app/features/insights/queries/upload-list.server.ts'
import {
  auditPageOf,
  emailPage,
  ledgerPage,
  paymentPage,
  userProfile,
} from '#app/features/insights/queries/user-history.server.ts'
import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { ViewName } from './user-views.ts'

const READERS = {
  profile: (database: Queryable, { id }: UserRow) => userProfile(database, id),
  ledger: async (database: Queryable, { id }: UserRow, page: number) => ({
    ...(await ledgerPage(database, id, page)),
    credits: await creditsOf(database, id),
    submissionId: randomUUID(),
  }),
  uploads: (database: Queryable, { id }: UserRow, page: number) =>
    uploadPage(database, { userId: id, search: '', page, size: 10 }),
  payments: (database: Queryable, { id }: UserRow, page: number) => paymentPage(database, id, page),
  emails: (database: Queryable, user: UserRow, page: number) => emailPage(database, user, page),
  audit: (database: Queryable, user: UserRow, page: number) => auditPageOf(database, user, page),
}

type Read<Name extends ViewName> = Awaited<ReturnType<(typeof READERS)[Name]>>

/** A view with its data. */
export type View = { [Name in ViewName]: { name: Name; content: Read<Name> } }[ViewName]

/** Reads the data of one view. */
export async function readView(
  database: Queryable,
  user: UserRow,
  name: ViewName,
  page: number,
): Promise<View> {
  return { name, content: await READERS[name](database, user, page) } as View
}
