import { succeed } from '#tests/fakes/openai-behaviours.ts'
import { type FakeOpenAi, startFakeOpenAi } from '#tests/fakes/openai-server.ts'

/** A redesign request at the provider. */
export interface PaidCall {
  /** The room's unique wish. */
  wish: string
  /** The calling process's key. */
  key: string
  /** Milliseconds since 1970. */
  receivedAt: number
  /** When the answer was complete or the process had gone; infinite before. */
  endedAt: number
}

/** More than are ever requested. */
const MOST = 5_000

/** The wish of a room's owner, unique for each room. */
export const wishFor = (room: string) => `Please keep chair number ${room}.`

/**
 * Starts the provider. `calls` grows with each request.
 *
 * @param delay milliseconds that a redesign takes
 */
export async function startProvider(delay: number): Promise<{ provider: FakeOpenAi; calls: PaidCall[] }> {
  const provider = await startFakeOpenAi()
  const calls: PaidCall[] = []
  const behave = succeed({ delay })
  const record: typeof behave = async (exchange) => {
    const { authorization, fields } = exchange.edit
    const wish = /Please keep chair number [\d-]+\./.exec(fields.prompt!)?.[0] ?? ''
    const key = String(authorization).replace('Bearer ', '')
    const call: PaidCall = { wish, key, receivedAt: Date.now(), endedAt: Number.POSITIVE_INFINITY }
    calls.push(call)
    exchange.response.on('close', () => {
      call.endedAt = Date.now()
    })
    await behave(exchange)
  }
  provider.meets(...Array.from({ length: MOST }, () => record))
  return { provider, calls }
}
