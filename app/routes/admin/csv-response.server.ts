import { Readable } from 'node:stream'
import type { LoaderFunctionArgs } from 'react-router'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { type CsvValue, csvLine } from '#app/lib/csv.ts'
import type { Staff } from '#app/platform/auth/actor.ts'
import { requireStaff } from '#app/platform/auth/guards.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { servicesContext } from '#app/platform/services.ts'

const encoder = new TextEncoder()

/** The columns of a file in order: each title, with a function that returns a row's value. */
export type CsvColumns<Row> = Record<string, (row: Row) => CsvValue>

/**
 * Streams a list as a CSV file. Memory holds only one batch, however long the list is.
 *
 * @param name of the file, without extension
 * @param batches some hundred rows at a time
 */
export function csvResponse<Row>(
  name: string,
  batches: AsyncIterable<Row[]>,
  columns: CsvColumns<Row>,
): Response {
  const cells = Object.values(columns)
  const lines = async function* () {
    yield encoder.encode(`\uFEFF${csvLine(Object.keys(columns))}`)
    for await (const rows of batches) {
      yield encoder.encode(rows.map((row) => csvLine(cells.map((cellOf) => cellOf(row)))).join(''))
    }
  }
  const day = new Date().toISOString().slice(0, 10)
  const body = Readable.toWeb(Readable.from(lines())) as ReadableStream<Uint8Array>
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

/**
 * Creates the loader behind a list's 'Export as CSV'.
 *
 * @param read yields the rows that the query selects for this viewer
 * @param part what the file's name says of a list that shows only a part of itself by default
 */
export const csvRoute =
  <Row>(
    name: string,
    read: (database: Queryable, query: URLSearchParams, staff: Staff) => AsyncIterable<Row[]>,
    columns: CsvColumns<Row>,
    part?: (query: URLSearchParams) => string,
  ) =>
  async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) => {
    const { database } = context.get(servicesContext)
    const query = new URL(request.url).searchParams
    await noteExport(context, { id: name, name }, Object.fromEntries(query))
    return csvResponse(
      part ? `${name}-${part(query)}` : name,
      read(database, query, requireStaff(context)),
      columns,
    )
  }

/**
 * Records the export in the audit log before it starts.
 *
 * @param narrowedTo the list's filters
 */
export async function noteExport(
  context: LoaderFunctionArgs['context'],
  subject: { kind?: 'user'; id: string; name: string },
  narrowedTo: Record<string, string>,
): Promise<void> {
  const staff = requireStaff(context)
  await context.get(servicesContext).database.transaction((transaction) =>
    recordAudit(transaction, staff, {
      action: 'data.export',
      subject: { kind: 'list', ...subject },
      after: narrowedTo,
    }),
  )
}
