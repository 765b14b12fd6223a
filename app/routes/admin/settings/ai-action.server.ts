import { data } from 'react-router'
import { z } from 'zod'
import { restorePrompts, saveAiSettings } from '#app/features/ai-settings/commands/save-settings.server.ts'
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
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import type { ActionReply } from '../../action-reply.ts'
import { intentOf } from '../../forms/form-fields.ts'
import { readForm } from '../../forms/read-form.server.ts'
import type { Route } from './+types/ai.ts'

/** What the forms of the panel are told. */
export interface AiReply extends ActionReply {
  connection?: ConnectionTest
  redesign?: RedesignTest
}

/** The room that prompts are tried on. */
const SAMPLE_ROOM = {
  roomType: 'Living Room',
  feedback: null,
  revision: false,
  fixed: [],
  sharper: [],
  strength: 'restyle' as const,
  wallsOnly: false,
  keepsakes: [],
  brushed: false,
}

interface Work {
  services: Services
  actor: Administrator
  form: FormData
  signal: AbortSignal
}

const INTENTS: Record<string, (work: Work) => Promise<AiReply>> = {
  save: async ({ services, actor, form }) => {
    await saveAiSettings(services, actor, formInput(form))
    return { tone: 'success', title: 'Settings saved' }
  },
  restore: async ({ services, actor, form }) => {
    await restorePrompts(services, actor, String(form.get('version')))
    return { tone: 'success', title: 'Earlier prompts are back' }
  },
  'test-connection': async ({ services, actor }) => {
    const connection = await testConnection(services, actor)
    return { tone: 'success', title: 'Connection Successful', connection }
  },
  'test-redesign': async ({ services, actor, signal }) => {
    const profile = builtInProfile('Japandi')
    const style = { name: 'Japandi', palette: profile.colorPalette, materials: profile.materials }
    const fill = (template: string) => redesignPrompt(template, { ...SAMPLE_ROOM, profile })
    const redesign = await testRedesign(services, actor, { style, fill }, signal)
    return { tone: 'success', title: 'Redesign Successful', redesign }
  },
}

/** Saves the settings, brings prompts back, or tries the provider. */
export async function aiAction({ request, context }: Route.ActionArgs) {
  const actor = requireAdministrator(context)
  const services = context.get(servicesContext)
  const form = await readForm({ request, context })
  const run = intentOf(INTENTS, form.get('intent'))
  if (!run) throw data(null, { status: 400 })
  try {
    return await run({ services, actor, form, signal: request.signal })
  } catch (error) {
    return refusal(services, error)
  }
}

function refusal(services: Services, error: unknown) {
  if (error instanceof z.ZodError) {
    const { fieldErrors } = z.flattenError(error)
    const message = 'Please look at the marked fields. Nothing was saved.'
    return data<AiReply>({ tone: 'error', title: 'Not saved yet', message, fieldErrors }, { status: 400 })
  }
  if (error instanceof AppError) {
    const { title = 'Not saved', message, status } = error
    return data<AiReply>({ tone: 'error', title, message }, { status })
  }
  services.log.error({ err: error }, 'AI settings failed')
  const title = 'Failed to save OpenAI settings.'
  return data<AiReply>({ tone: 'error', title }, { status: 500 })
}

/** Prices come as columns of a table; rows left empty are none. */
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
