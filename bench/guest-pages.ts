import type { Measurement, Subject } from './measurement.ts'
import { pageThroughput } from './page-throughput.ts'

/** The pages that guests open first, uncompressed and compressed. */
export async function guestPages(product: Subject): Promise<Measurement[]> {
  const [post] = await product.query<{ slug: string }>(
    `SELECT slug FROM blog_posts WHERE status = 'published' LIMIT 1`,
  )
  const measurements: Measurement[] = []
  for (const path of ['/', `/blog/${post!.slug}`])
    for (const encoding of ['identity', 'gzip', 'br'])
      measurements.push(...(await pageThroughput(product, path, { 'Accept-Encoding': encoding })))
  return measurements
}
