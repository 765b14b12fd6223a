import { Readable } from 'node:stream'
import type { LoaderFunctionArgs } from 'react-router'
import { type CsvValue, csvLine } from '#app/lib/csv.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { servicesContext } from '#app/platform/services.ts'

const encoder = new TextEncoder()

/** The columns of a file in their order: each by its title, with what stands in it for a row. */
export type CsvColumns<Row> = Record<string, (row: Row) => CsvValue>

/**
 * A list as a CSV file, sent while it is read: however long it is, only one batch is in memory.
 *
 * @param name of the file, without ending
 * @param batches rows as the database gives them, some hundred at a time
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
 * The loader behind a list's 'Export as CSV'.
 *
 * @param read the rows that the query of the list's address asks for
 */
export const csvRoute =
  <Row>(
    name: string,
    read: (database: Queryable, query: URLSearchParams) => AsyncIterable<Row[]>,
    columns: CsvColumns<Row>,
  ) =>
  ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) => {
    const { database } = context.get(servicesContext)
    return csvResponse(name, read(database, new URL(request.url).searchParams), columns)
  }
