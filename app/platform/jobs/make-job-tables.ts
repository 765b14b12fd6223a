import { PgBoss } from 'pg-boss'

/** Creates missing job tables without running any job. */
export async function makeJobTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false, close: true })
}
