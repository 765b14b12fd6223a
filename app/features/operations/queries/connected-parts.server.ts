import { currentAiSettings, providerOf } from '#app/features/ai-settings/queries/settings.server.ts'
import { inTime } from '#app/lib/async/in-time.ts'
import type { ConnectedPart } from '#app/platform/connected-part.ts'
import type { Services } from '#app/platform/services.ts'

/** Milliseconds that each part has to answer. */
const PATIENCE = 5_000

/** Checks the picture store, the mail server, Stripe and the AI provider concurrently. Free of charge; never throws. */
export function connectedParts(services: Services, patience = PATIENCE): Promise<ConnectedPart[]> {
  return Promise.all(
    [pictures(services), mail(services), payments(services), redesign(services)].map(async (part) => {
      const { name, is, attempt } = await part
      const problem = attempt && (await problemOf(attempt, patience))
      return { name, is, ...(problem && { problem }) }
    }),
  )
}

type Tried = ConnectedPart & { attempt?: () => Promise<unknown> }

async function problemOf(attempt: () => Promise<unknown>, patience: number): Promise<string | undefined> {
  try {
    await inTime(patience, attempt())
    return undefined
  } catch (error) {
    const { detail, message } = error as Error & { detail?: unknown }
    return (typeof detail === 'string' ? detail : message).split('\n')[0]
  }
}

async function pictures({ environment, storage }: Services): Promise<Tried> {
  const bucket = environment.objectStore?.bucket
  return {
    name: 'Pictures',
    is: bucket ? `bucket ${bucket}` : 'the data folder',
    attempt: () => storage.list()[Symbol.asyncIterator]().next(),
  }
}

async function mail({ environment: { smtp }, mailServer }: Services): Promise<Tried> {
  if (!smtp || !mailServer) return { name: 'Mail', is: 'built in (emails wait in the outbox)' }
  return { name: 'Mail', is: `from ${smtp.from}`, attempt: mailServer.check }
}

async function payments({
  environment: {
    payments: { mode },
  },
  stripe,
}: Services): Promise<Tried> {
  if (stripe) return { name: 'Payments', is: 'Stripe', attempt: stripe.check }
  const is =
    mode === 'test' ? 'built in (a test checkout that charges nothing)' : 'not set up (nothing can be bought)'
  return { name: 'Payments', is }
}

async function redesign({ ai, database, environment }: Services): Promise<Tried> {
  const provider = providerOf(await currentAiSettings(database, environment), environment)
  if (!provider) return { name: 'Redesign', is: 'built in (palette preview)' }
  return {
    name: 'Redesign',
    is: `image model ${provider.imageModel}`,
    attempt: () => ai.listModels(provider),
  }
}
