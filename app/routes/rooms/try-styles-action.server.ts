import { redirect } from 'react-router'
import { z } from 'zod'
import { correctAndLook } from '#app/features/rooms/corrections/commands/correct-and-look.server.ts'
import {
  removeAllCorrections,
  removeCorrection,
} from '#app/features/rooms/corrections/commands/correct-surface.server.ts'
import { repaintRedesign } from '#app/features/rooms/corrections/commands/repaint-redesign.server.ts'
import { lookedAtSchema, regionSchema } from '#app/features/rooms/corrections/schema.ts'
import { uploadIdSchema } from '#app/features/rooms/schema.ts'
import { keepStyle } from '#app/features/rooms/style-previews/commands/keep-style.server.ts'
import { keepStyleSchema, paintSchema } from '#app/features/rooms/style-previews/schema.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import type { Services } from '#app/platform/services.ts'
import { type IntentHandler, intents, runIntent } from '../forms/run-intent.server.ts'
import type { Route } from './+types/try-styles.ts'
import { retryInStyle } from './retry-in-style.server.ts'

/** A handler that shows no toast on success, because the preview shows the result. */
const quietly = <Input>(
  schema: z.ZodType<Input>,
  command: (services: Services, member: Member, input: Input) => Promise<unknown>,
): IntentHandler<Member, Input> => ({
  schema,
  run: async (services, member, input) => {
    await command(services, member, input)
    return null
  },
  failed: 'That did not work',
  invalid: 'Please pick a place again.',
})

const CORRECTION_INTENTS = intents(requireMember, {
  correct: { ...quietly(lookedAtSchema, correctAndLook), run: correctAndLook },
  'remove-correction': quietly(regionSchema, removeCorrection),
  'remove-corrections': quietly(uploadIdSchema, removeAllCorrections),
  paint: {
    ...quietly(paintSchema, retryInStyle),
    run: async (services, member, input) => {
      await retryInStyle(services, member, input)
      return redirect(`/dashboard?room=${input.uploadId}`)
    },
  },
  keep: {
    schema: keepStyleSchema.extend({ send: z.string().optional() }),
    run: async (services, member, { send, ...kept }) => {
      await keepStyle(services, member, kept)
      return redirect(`/rooms/${kept.uploadId}${send ? '#share' : ''}`)
    },
    failed: 'This style could not be kept',
  },
  repaint: {
    ...quietly(uploadIdSchema, repaintRedesign),
    run: async (services, member, { uploadId }) => {
      await repaintRedesign(services, member, { uploadId })
      return redirect(`/rooms/${uploadId}`)
    },
  },
})

/** Handles the page's forms: corrections of regions, keeping a style and repainting the room. */
export const tryStylesAction = (args: Route.ActionArgs) =>
  runIntent(args, CORRECTION_INTENTS, { fixed: { uploadId: args.params.uploadId }, ownStatus: true })
