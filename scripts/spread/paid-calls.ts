import { succeed } from '#tests/fakes/openai-behaviours.ts'
import { type FakeOpenAi, startFakeOpenAi } from '#tests/fakes/openai-server.ts'

/** A redesign that the provider was asked for. */
export interface PaidCall {
  /** The words by which the room's wish tells it from all others. */
  wish: string
  /** The key of the process that asked. */
  key: string
  /** Milliseconds since 1970. */
  receivedAt: number
  /** When the answer was complete, or the process had gone; infinite before. */
  endedAt: number
}

/** More than are ever asked for. */
const MOST = 5_000

/** What a room's owner wishes; no two are alike. */
export const wishFor = (room: string) => `Please keep chair number ${room}.`

/**
 * Starts the provider; `calls` fills while it is asked.
 *
 * @param delay milliseconds that it takes for a redesign
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
