import { Readable } from 'node:stream'
import { type CsvValue, csvLine } from '#app/lib/csv.ts'

const encoder = new TextEncoder()

/**
 * A list as a CSV file, sent while it is read: however long it is, only one batch is in memory.
 *
 * @param name of the file, without ending
 * @param titles of the columns
 * @param batches rows as the database gives them, some hundred at a time
 */
export function csvResponse<Row>(
  name: string,
  titles: string[],
  batches: AsyncIterable<Row[]> | Row[][],
  valuesOf: (row: Row) => CsvValue[],
): Response {
  const lines = async function* () {
    yield encoder.encode(`\uFEFF${csvLine(titles)}`)
    for await (const rows of batches) {
      yield encoder.encode(rows.map((row) => csvLine(valuesOf(row))).join(''))
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
