import type { Person, Services } from '#app/platform/services.ts'
import { type ArchivedPicture, archived } from '../rules/archive.ts'

/** Everything that the features store about a person: rows by table, starting with the account, and pictures. */
export async function everythingStored({ database, personalData }: Services, person: Person) {
  const tables: Record<string, unknown> = {}
  const pictures: ArchivedPicture[] = []
  for (const { exportOf } of personalData.toReversed()) {
    const kept = await exportOf?.(database, person)
    Object.assign(tables, kept?.tables)
    pictures.unshift(...archived(kept?.pictures ?? []))
  }
  return { tables, pictures }
}
