import type { Measurement, Subject } from './measurement.ts'
import { pageThroughput } from './page-throughput.ts'

/** The dashboard, and a page that reads only the session: what every signed-in page takes at least. */
export async function signedInPages({ cookie, ...product }: Subject): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const path of ['/terms', '/dashboard'])
    measurements.push(...(await pageThroughput(product, path, { Cookie: cookie })))
  return measurements
}
