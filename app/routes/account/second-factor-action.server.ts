import type { ActionFunctionArgs } from 'react-router'
import { passwordSchema } from '#app/features/accounts/schema.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '#app/features/accounts/second-factor/commands/manage-second-factor.server.ts'
import { codeSchema, turnOffSchema } from '#app/features/accounts/second-factor/schema.ts'
import { requireMember, visitorContext } from '#app/platform/auth/guards.ts'
import { type ActionReply, success } from '../forms/reply.ts'
import { intents, runIntent } from '../forms/run-intent.server.ts'

/** The reply to the second factor's forms. */
export interface SecondFactorReply extends ActionReply {
  /** New recovery codes, which are shown only once. */
  codes?: string[]
}

const failed = 'Nothing was changed'

const FACTOR_INTENTS = intents(requireMember, {
  begin: {
    schema: passwordSchema,
    run: async (services, actor, input) => {
      await beginSecondFactor(services, actor, input)
      return success('Now your app')
    },
    failed,
  },
  confirm: {
    schema: codeSchema,
    run: async (services, actor, input, { context }) => {
      const sessionId = context.get(visitorContext)?.sessionId ?? ''
      const codes = await confirmSecondFactor(services, actor, input, sessionId)
      return { ...success('Your second factor is on'), codes }
    },
    failed,
  },
  renew: {
    schema: codeSchema,
    run: async (services, actor, input) => {
      const codes = await renewRecoveryCodes(services, actor, input)
      return { ...success('New recovery codes made'), codes }
    },
    failed,
  },
  'turn-off': {
    schema: turnOffSchema,
    run: async (services, actor, input) => {
      await turnOffSecondFactor(services, actor, input)
      return success('Your second factor is off')
    },
    failed,
  },
})

/** Handles the second factor page's forms. */
export const secondFactorAction = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  runIntent(args, FACTOR_INTENTS, { ownStatus: true })
