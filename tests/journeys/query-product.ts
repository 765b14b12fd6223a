import path from 'node:path'
import pg from 'pg'

/** Queries the database of a running product. Values are $1, $2, … */
export type QueryProduct = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

/** @param dataFolder the folder of the product's embedded database */
export function queryProduct(dataFolder: string): QueryProduct {
  const host = encodeURIComponent(path.join(dataFolder, 'database/pg18'))
  return queryDatabase(`postgresql://postgres@localhost/postgres?host=${host}`)
}

/** @param connectionString of its own database */
export function queryDatabase(connectionString: string): QueryProduct {
  return async <Row extends object>(sql: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    try {
      return (await client.query<Row>(sql, values)).rows
    } finally {
      await client.end()
    }
  }
}
