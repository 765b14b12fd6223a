import {
  removeApiKey,
  restorePrompts,
  saveAiSettings,
} from '#app/features/ai-settings/commands/save-settings.server.ts'
import { checkNewKey } from '#app/features/ai-settings/provider/commands/check-new-key.server.ts'
import {
  type ConnectionTest,
  testConnection,
} from '#app/features/ai-settings/provider/commands/test-connection.server.ts'
import {
  type RedesignTest,
  testRedesign,
} from '#app/features/ai-settings/provider/commands/test-redesign.server.ts'
import type { AiSettingsInput } from '#app/features/ai-settings/schema.ts'
import { redesignPrompt } from '#app/features/rooms/generation/rules/redesign-prompt.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { type ActionReply, success } from '../../forms/reply.ts'
import { intents, runIntent } from '../../forms/run-intent.server.ts'
import type { Route } from './+types/ai.ts'

/** The reply to the panel's forms. */
export interface AiReply extends ActionReply {
  connection?: ConnectionTest
  redesign?: RedesignTest
}

/** The sample room for trying prompts. */
const SAMPLE_ROOM = {
  roomType: 'Living Room',
  feedback: null,
  revision: false,
  fixed: [],
  retryInstructions: [],
  strength: 'restyle' as const,
  wallsOnly: false,
  itemsToKeep: [],
  brushed: false,
}

const failed = 'Failed to save OpenAI settings.'

const AI_INTENTS = intents(requireAdministrator, {
  save: {
    run: async (services, actor, _fields, { form }) => {
      const input = formInput(form)
      const unchecked = await checkNewKey(services, actor, input)
      await saveAiSettings(services, actor, input)
      return unchecked
        ? success('Settings saved', `The new key could not be checked: ${unchecked}`)
        : success('Settings saved')
    },
    failed,
    invalid: 'Please look at the marked fields. Nothing was saved.',
  },
  restore: {
    run: async (services, actor, { version = '' }) => {
      await restorePrompts(services, actor, version)
      return success('Earlier prompts are back')
    },
    failed,
  },
  'remove-key': {
    run: async (services, actor) => {
      await removeApiKey(services, actor)
      return success('Key removed')
    },
    failed,
  },
  'test-connection': {
    run: async (services, actor) => {
      const connection = await testConnection(services, actor)
      return { ...success('Connection Successful'), connection }
    },
    failed,
  },
  'test-redesign': {
    run: async (services, actor, _fields, { request }) => {
      const profile = builtInProfile('Japandi')
      const style = { name: 'Japandi', palette: profile.colorPalette, materials: profile.materials }
      const fill = (template: string) => redesignPrompt(template, { ...SAMPLE_ROOM, profile })
      const redesign = await testRedesign(services, actor, { style, fill }, request.signal)
      return { ...success('Redesign Successful'), redesign }
    },
    failed,
  },
})

/** Handles the AI panel's forms: saves the settings, restores prompts and tests the provider. */
export const aiAction = (args: Route.ActionArgs) => runIntent(args, AI_INTENTS, { ownStatus: true })

/** Turns the price table's columns into rows, and drops empty rows. */
function formInput(form: FormData): AiSettingsInput {
  const column = (name: string) => form.getAll(name).map(String)
  const [models, textIn, imageIn, out] = ['priceModel', 'priceTextIn', 'priceImageIn', 'priceOut'].map(column)
  const prices = models!.map((model, row) => ({
    model,
    textIn: textIn![row] ?? '',
    imageIn: imageIn![row] ?? '',
    out: out![row] ?? '',
  }))
  const filled = prices.filter((price) => price.textIn !== '' || price.imageIn !== '' || price.out !== '')
  return { ...Object.fromEntries(form), prices: filled } as unknown as AiSettingsInput
}
