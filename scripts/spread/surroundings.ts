import { startFakeS3 } from '#tests/fakes/s3-server.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '#tests/fakes/smtp-server.ts'
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe-server.ts'
import { type QueryProduct, queryDatabase } from '#tests/journeys/query-product.ts'
import { startSharedDatabase } from '#tests/journeys/shared-database.ts'
import { type PaidCall, startProvider } from './paid-calls.ts'

/** All services that the product uses, on this machine. */
export interface Surroundings {
  databaseUrl: string
  query: QueryProduct
  bucket: Awaited<ReturnType<typeof startFakeS3>>
  mailServer: FakeSmtpServer
  provider: Awaited<ReturnType<typeof startProvider>>['provider']
  calls: PaidCall[]
  stripe: FakeStripe
  /** Environment of a product that uses them, without an address and a key of the provider. */
  variables: Record<string, string>
}

/** Milliseconds that the provider takes for a redesign, so that kills hit workers that wait for it. */
export const REDESIGN_TAKES = 1_500

/** Starts all services. The stack closes them. */
export async function startSurroundings(stack: AsyncDisposableStack): Promise<Surroundings> {
  const database = stack.use(await startSharedDatabase())
  const bucket = stack.use(await startFakeS3())
  const mailServer = stack.use(await startFakeSmtpServer())
  const { provider, calls } = await startProvider(REDESIGN_TAKES)
  stack.use(provider)
  const stripe = stack.use(await startFakeStripe())
  const variables = {
    DATABASE_URL: database.url,
    ...bucket.variables,
    ...stripe.variables,
    SMTP_URL: mailServer.url,
    OPENAI_BASE_URL: provider.baseUrl,
  }
  const query = queryDatabase(database.url)
  return { databaseUrl: database.url, query, bucket, mailServer, provider, calls, stripe, variables }
}
