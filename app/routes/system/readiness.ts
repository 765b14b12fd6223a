import { sql } from 'drizzle-orm'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/readiness.ts'

/** Says whether this process can do its work: the database and the job tables answer. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, jobs, log } = context.get(servicesContext)
  try {
    await Promise.all([database.execute(sql`SELECT 1`), jobs.healthy()])
    return Response.json({ status: 'ready' })
  } catch (error) {
    log.warn({ err: error }, 'readiness check failed')
    return Response.json({ status: 'not ready' }, { status: 503 })
  }
}
