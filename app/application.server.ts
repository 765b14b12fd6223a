import { RouterContextProvider } from 'react-router'
import { ensureAdministrator } from '#app/features/accounts/administration/commands/ensure-administrator.server.ts'
import { passwordResetWorker } from '#app/features/accounts/password-reset/jobs.server.ts'
import { lostPostWorker, writePostWorker } from '#app/features/blog/generation/pipeline/write-post.server.ts'
import { ensureFirstPosts } from '#app/features/blog/writing/commands/ensure-first-posts.server.ts'
import { ensureCreditSettings } from '#app/features/credits/commands/ensure-credit-settings.server.ts'
import { removeOldTextsWorker, startDelivery } from '#app/features/email/outbox/jobs.server.ts'
import { ensureEmailTemplates } from '#app/features/email/templates/commands/ensure-templates.server.ts'
import { ensureStarterPool } from '#app/features/quiz/pool/commands/ensure-starter-pool.server.ts'
import { lostThingSearchWorker, thingSearchWorker } from '#app/features/rooms/board/jobs.server.ts'
import { removeFolderWorker, removePicturesWorker } from '#app/features/rooms/deletion/jobs.server.ts'
import {
  generationWorker,
  lostGenerationWorker,
  resumePausedWorker,
} from '#app/features/rooms/generation/jobs.server.ts'
import { ensureStyleDefinitions } from '#app/features/styles/commands/ensure-style-definitions.server.ts'
import { forgetExpiredWorker } from './features/accounts/jobs.server.ts'
import { sessions, signInMethods, users, verifications } from './features/accounts/tables.server.ts'
import { checkAlertsWorker } from './features/alerts/jobs.server.ts'
import { forgetViewsWorker, unusedPicturesWorker, withdrawPostsWorker } from './features/blog/jobs.server.ts'
import { mergeCountsWorker } from './features/insights/jobs.server.ts'
import {
  backupWorker,
  removeFinishedJobsWorker,
  sweepFilesWorker,
} from './features/operations/jobs.server.ts'
import { connectedParts } from './features/operations/queries/connected-parts.server.ts'
import { readings } from './features/operations/queries/readings.server.ts'
import { closeCheckoutWorker, syncOpenCheckoutsWorker } from './features/payments/jobs.server.ts'
import { personalData } from './personal-data.server.ts'
import { createAuthentication } from './platform/auth/authentication.ts'
import type { Worker } from './platform/jobs/queue.ts'
import type { Platform } from './platform/platform.ts'
import { type Connection, connectionContext, type Services, servicesContext } from './platform/services.ts'
import { subscribers } from './subscribers.server.ts'
import { PICTURES_VERSION } from './ui/pictures/picture-address.ts'

/** Every background worker of the product. */
export const workers = [
  generationWorker,
  lostGenerationWorker,
  resumePausedWorker,
  thingSearchWorker,
  lostThingSearchWorker,
  removePicturesWorker,
  removeFolderWorker,
  passwordResetWorker,
  forgetExpiredWorker,
  unusedPicturesWorker,
  mergeCountsWorker,
  withdrawPostsWorker,
  writePostWorker,
  lostPostWorker,
  syncOpenCheckoutsWorker,
  closeCheckoutWorker,
  forgetViewsWorker,
  sweepFilesWorker,
  backupWorker,
  removeFinishedJobsWorker,
  removeOldTextsWorker,
  checkAlertsWorker,
] as Worker<Services>[]

/** Completes the platform with what is made of the features. */
export function createServices(platform: Platform): Services {
  const tables = { users, sessions, signInMethods, verifications }
  return { ...platform, authentication: createAuthentication(platform, tables), personalData, subscribers }
}

export { connectedParts, PICTURES_VERSION, readings, startDelivery }

/** Makes what must exist before the first request: idempotent, called at every start. */
export async function prepareContent(services: Services) {
  await Promise.all([
    ensureCreditSettings(services.database),
    ensureEmailTemplates(services),
    ensureStyleDefinitions(services),
    ensureStarterPool(services),
    ensureFirstPosts(services),
  ])
  return { administrator: await ensureAdministrator(services) }
}

/** What loaders, actions and middleware of one request can ask for. */
export function requestContext(services: Services, connection: Connection): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(connectionContext, connection)
  return context
}
