import { redirect } from 'react-router'
import type { z } from 'zod'
import {
  saySurface,
  takeBackSurface,
  takeBackSurfaces,
} from '#app/features/rooms/recolouring/commands/correct-surfaces.server.ts'
import { repaintRedesign } from '#app/features/rooms/recolouring/commands/repaint-redesign.server.ts'
import { correctionSchema, regionSchema } from '#app/features/rooms/recolouring/schema.ts'
import { uploadIdSchema } from '#app/features/rooms/schema.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import type { Services } from '#app/platform/services.ts'
import { type Deed, intents, runIntent } from '../forms/run-intent.server.ts'
import type { Route } from './+types/try-styles.ts'
import { retryInOwnStyle } from './retry-in-own-style.server.ts'

/** Tells nothing when it is done: the preview shows what became of it. */
const quietly = <Input>(
  schema: z.ZodType<Input>,
  command: (services: Services, member: Member, input: Input) => Promise<unknown>,
): Deed<Member, Input> => ({
  schema,
  run: async (services, member, input) => {
    await command(services, member, input)
    return null
  },
  failed: 'That did not work',
  invalid: 'Please pick a place again.',
})

const TAP_INTENTS = intents(requireMember, {
  say: quietly(correctionSchema, saySurface),
  'take-back': quietly(regionSchema, takeBackSurface),
  'start-over': quietly(uploadIdSchema, takeBackSurfaces),
  paint: {
    ...quietly(uploadIdSchema, retryInOwnStyle),
    run: async (services, member, { uploadId }) => {
      await retryInOwnStyle(services, member, { uploadId })
      return redirect(`/dashboard?room=${uploadId}`)
    },
  },
  repaint: {
    ...quietly(uploadIdSchema, repaintRedesign),
    run: async (services, member, { uploadId }) => {
      await repaintRedesign(services, member, { uploadId })
      return redirect(`/rooms/${uploadId}`)
    },
  },
})

/** Keeps and takes back what a member says of the surfaces of their room, and has it painted anew. */
export const tryStylesAction = (args: Route.ActionArgs) =>
  runIntent(args, TAP_INTENTS, { fixed: { uploadId: args.params.uploadId }, ownStatus: true })
