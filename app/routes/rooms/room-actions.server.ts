import type { ActionFunctionArgs } from 'react-router'
import { changePreferredStyle } from '#app/features/quiz/result/commands/change-preferred-style.server.ts'
import { deleteRoom } from '#app/features/rooms/deletion/commands/delete-room.server.ts'
import { requestRevision } from '#app/features/rooms/generation/commands/request-generation.server.ts'
import { tryAgainForFree } from '#app/features/rooms/generation/commands/try-again-for-free.server.ts'
import { retrySchema } from '#app/features/rooms/schema.ts'
import { shareRoom, stopSharing } from '#app/features/rooms/sharing/commands/share-room.server.ts'
import { shareSchema } from '#app/features/rooms/sharing/schema.ts'
import { rateRedesign } from '#app/features/rooms/versions/commands/rate-redesign.server.ts'
import { freeTrySchema } from '#app/features/rooms/versions/schema.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { success } from '../forms/reply.ts'
import { intents, runIntent } from '../forms/run-intent.server.ts'
import { retryInStyle } from './retry-in-style.server.ts'

const REDESIGNING = success('AI is Redesigning Your Room', 'This process could take 1-2 minutes')

const ROOM_INTENTS = intents(requireMember, {
  retry: {
    schema: retrySchema,
    run: async (services, member, input) => {
      await retryInStyle(services, member, input)
      return REDESIGNING
    },
    failed: 'Retry Failed',
  },
  'free-try': {
    schema: freeTrySchema,
    run: async (services, member, input) => {
      await tryAgainForFree(services, member, input)
      return REDESIGNING
    },
    failed: 'Retry Failed',
  },
  revise: {
    run: async (services, member, { uploadId = '', feedback = '', redesignId }) => {
      await requestRevision(services, member, { uploadId, feedback, redesignId })
      return success('Revision requested!')
    },
    failed: 'Failed to request revision',
  },
  rate: {
    run: async (services, member, { redesignId = '', rating = '' }) => {
      await rateRedesign(services, member, { redesignId, rating })
      return success('Thank you, your rating is kept')
    },
    failed: 'Failed to keep your rating',
  },
  share: {
    schema: shareSchema,
    run: async (services, member, input) => {
      await shareRoom(services, member, input)
      return success('The link is ready', 'Send it to whoever should see this room.')
    },
    failed: 'Failed to make the link',
  },
  'stop-sharing': {
    run: async (services, member, { uploadId = '' }) => {
      await stopSharing(services, member, { uploadId })
      return success('The link has ended')
    },
    failed: 'Failed to end the link',
  },
  delete: {
    run: async (services, member, { uploadId = '' }) => {
      await deleteRoom(services, member, { uploadId })
      return success('Room design deleted')
    },
    failed: 'Failed to delete room design',
  },
  'change-style': {
    run: async (services, member, { style = '' }) => {
      const { changed } = await changePreferredStyle(services, member, style)
      if (!changed) return success(`Your style stays ${style}`)
      return success('Style Updated!', `New redesigns are made in the ${style} style.`)
    },
    failed: 'Failed to update your style preference. Please try again.',
  },
})

/** Handles the forms of the dashboard, the upload page and a room's page. */
export const dashboardAction = (args: ActionFunctionArgs) => runIntent(args, ROOM_INTENTS)
