import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Engine } from '#app/platform/ai/capabilities.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { currentAiSettings, providerOf } from '../../queries/settings.server.ts'
import { spentSince } from '../../spending/queries/usage.server.ts'
import { cannotAffordRedesign, monthEnd, monthStart } from '../../spending/rules/budget.ts'
import { aiCircuits } from '../../tables.server.ts'
import type { Circuit } from '../rules/circuit.ts'

/** Why redesigns are paused: the provider does not answer, or the month's budget is spent. */
export type RedesignPause = { kind: 'outage' } | { kind: 'budget'; until: Date }

/** Paused services of the provider, the one for redesigns first. */
export const openCircuits = (database: Queryable) =>
  database.select().from(aiCircuits).where(isNotNull(aiCircuits.openedAt)).orderBy(desc(aiCircuits.name))

/** The pause of the redesign service; undefined when there is none. */
export async function imagePause(database: Queryable): Promise<Circuit | undefined> {
  const [circuit] = await database
    .select()
    .from(aiCircuits)
    .where(and(eq(aiCircuits.name, 'image'), isNotNull(aiCircuits.openedAt)))
  return circuit
}

/** The engine for redesigns, and whether it is paused. Three queries; one for a free engine. */
export async function redesignService({
  database,
  environment,
  ai,
}: Services): Promise<{ engine: Engine; pause: RedesignPause | null }> {
  const settings = await currentAiSettings(database, environment)
  const { editor: engine } = ai.enginesFor(providerOf(settings, environment))
  if (!engine.isPaid) return { engine, pause: null }
  const now = new Date()
  const [circuit, spent] = await Promise.all([imagePause(database), spentSince(database, monthStart(now))])
  const pause = cannotAffordRedesign(settings, spent) ? until(now) : circuit ? OUTAGE : null
  return { engine, pause }
}

const OUTAGE: RedesignPause = { kind: 'outage' }
const until = (now: Date): RedesignPause => ({ kind: 'budget', until: monthEnd(now) })
