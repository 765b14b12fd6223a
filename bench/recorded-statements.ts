import pg from 'pg'

/** A statement with its values, as the product sent it. */
export interface Statement {
  text: string
  values: unknown[]
}

type Query = (config: string | { text: string; values?: unknown[] }, values?: unknown) => unknown

/**
 * Records this process's database statements from now on.
 *
 * @returns a function that returns the statements since its last call
 */
export function recordStatements(): () => Statement[] {
  let statements: Statement[] = []
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (this: unknown, config, values, ...rest: unknown[]) {
    const text = typeof config === 'string' ? config : config?.text
    const given = Array.isArray(values) ? values : typeof config === 'object' ? config.values : undefined
    if (text) statements.push({ text, values: given ?? [] })
    return Reflect.apply(query, this, [config, values, ...rest])
  }
  return () => {
    const taken = statements
    statements = []
    return taken
  }
}
