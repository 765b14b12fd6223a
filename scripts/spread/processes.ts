import { createProductProcess, type ProductProcess } from '#tests/journeys/product-process.ts'

export type Kind = 'web' | 'worker'

/** A process of the product that can be killed and restarted. */
export interface TrialProcess {
  kind: Kind
  name: string
  /** Its key at the provider, which no other process has. */
  key: string
  product: ProductProcess
}

const NAMES: [Kind, string][] = [
  ['web', 'web-1'],
  ['web', 'web-2'],
  ['worker', 'worker-1'],
  ['worker', 'worker-2'],
  ['worker', 'worker-3'],
]

/**
 * Starts two processes with pages and three workers of the built product. The first one creates the tables.
 *
 * @param variables their environment
 * @param log file for their logs
 */
export async function startProcesses(
  variables: Record<string, string>,
  log: number,
  stack: AsyncDisposableStack,
): Promise<TrialProcess[]> {
  const processes: TrialProcess[] = []
  for (const [kind, name] of NAMES) {
    const key = `sk-${name}`
    const own = { ...variables, ROLES: kind, OPENAI_API_KEY: key }
    const product = stack.use(await createProductProcess(own, log))
    processes.push({ kind, name, key, product })
  }
  const [first, ...others] = processes
  await first!.product.start()
  await Promise.all(others.map(({ product }) => product.start()))
  return processes
}
