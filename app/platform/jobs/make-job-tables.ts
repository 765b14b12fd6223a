import { PgBoss } from 'pg-boss'

/** Creates the job tables where they are missing, and runs nothing. */
export async function makeJobTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false, close: true })
}
