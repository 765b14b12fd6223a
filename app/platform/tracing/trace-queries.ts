import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { NO_TRACING, type Tracing } from './tracing.ts'

type Callback = (error: unknown, result: unknown) => void
type Query = (...args: unknown[]) => unknown

/** Traces every query of a pool with its statement, but without its values. */
export function traceQueries(pool: pg.Pool, tracing: Tracing): void {
  if (tracing === NO_TRACING) return
  // A caller that waits for a connection continues in its own step.
  const connect = pool.connect.bind(pool) as (callback?: (...args: unknown[]) => void) => unknown
  pool.connect = ((callback?: (...args: unknown[]) => void) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect
  pool.on('connect', (client) => traceClient(client, tracing))
}

function traceClient(client: pg.PoolClient, tracing: Tracing) {
  const query = client.query.bind(client) as Query
  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0])
    // A stream, such as COPY's, is not a statement with a result.
    if (text === undefined) return query(...args)
    const options = {
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    } as const
    const name = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'query'
    const last = args.at(-1)
    if (typeof last !== 'function')
      return tracing.step(name, options, () => query(...args) as Promise<unknown>)
    return tracing
      .step(name, options, () => answerTo(query, args.slice(0, -1)))
      .then(...settle(AsyncResource.bind(last as Callback)))
  }) as typeof client.query
}

const answerTo = (query: Query, args: unknown[]) =>
  new Promise((resolve, reject) => {
    query(...args, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)))
  })

/** Calls a callback whose errors must not count as the query's. */
const settle = (callback: Callback) =>
  [
    (result: unknown) => process.nextTick(callback, undefined, result),
    (error: unknown) => process.nextTick(callback, error, undefined),
  ] as const

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || 'submit' in query) return undefined
  return (query as { text?: string }).text
}
