import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { workers } from '#app/application.server.ts'
import { openMetrics } from '#app/platform/metrics/metrics.ts'

const BOARD = 'deploy/monitoring/grafana-dashboard.json'
const ALERTS = 'deploy/monitoring/alerts.yml'

interface Board {
  panels: { title: string; targets: { expr: string }[] }[]
}
interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
}

function expressions(): string[] {
  const board = JSON.parse(readFileSync(BOARD, 'utf8')) as Board
  const alerts = parse(readFileSync(ALERTS, 'utf8')) as Alerts
  return [
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ]
}

/** Names and labels of all metrics of a process. */
async function shownNames(): Promise<Set<string>> {
  const metrics = openMetrics()
  metrics.describeProcess({ version: '1.0.0', role: 'web' })
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/none' })
  metrics.watchPool(pool)
  const { body } = await metrics.text(undefined)
  await pool.end()
  const kinds = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    kinds.flatMap(([, name, kind]) =>
      kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name! + end) : [name!],
    ),
  )
}

test('the dashboard and the alarm rules name existing metrics', async () => {
  const used = expressions().flatMap((expr) => expr.match(/\b(casabloom|nodejs|process)_\w+/g) ?? [])
  const shown = await shownNames()
  expect(used.length).toBeGreaterThan(30)
  expect(used.filter((name) => !shown.has(name))).toEqual([])
})

test('the dashboard and the alarm rules name existing queues', () => {
  const queues = workers.map(({ queue }) => queue.name)
  const used = expressions().flatMap((expr) =>
    [...expr.matchAll(/queue!?="([^"]+)"/g)].map(([, name]) => name),
  )
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !queues.includes(name!))).toEqual([])
})

test('each alarm has a unique name and describes the problem', () => {
  const { groups } = parse(readFileSync(ALERTS, 'utf8')) as Alerts
  const rules = groups.flatMap((group) => group.rules)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/\.$/)
})
