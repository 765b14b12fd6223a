import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import { DEFAULT_PRICES } from '#app/platform/ai/prices.ts'
import type { AiProvider } from '#app/platform/ai/provider.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import { decryptSecret } from '#app/platform/security/secret-box.ts'
import type { Services } from '#app/platform/services.ts'
import { DEFAULT_AI_SETTINGS, DEFAULT_ANALYSIS_PROMPT, DEFAULT_REDESIGN_PROMPT } from '../rules/defaults.ts'
import { openaiSettings } from '../tables.server.ts'

/** What the key is encrypted for. */
export const KEY_PURPOSE = 'openai key'

type Row = typeof openaiSettings.$inferSelect

/** The settings with every default filled in; the key stays encrypted. */
export interface AiSettings extends Omit<Row, 'id' | 'createdAt' | 'updatedAt' | 'prices'> {
  roomRedesignPrompt: string
  styleAnalysisPrompt: string
  prices: AiProvider['prices']
  /** Null until they are first saved. */
  updatedAt: Date | null
}

/** What a page may know of the settings. */
export type PublicAiSettings = Omit<AiSettings, 'apiKeyEncrypted'>

/** The settings as they are now. One query. */
export async function currentAiSettings(
  database: Queryable,
  { openAi }: Pick<Environment, 'openAi'>,
): Promise<AiSettings> {
  const [row] = await database.select().from(openaiSettings).where(eq(openaiSettings.id, 1))
  const { id: _id, createdAt: _createdAt, ...stored } = row ?? emptyRow(openAi?.imageModel)
  return {
    ...stored,
    roomRedesignPrompt: stored.roomRedesignPrompt ?? DEFAULT_REDESIGN_PROMPT,
    styleAnalysisPrompt: stored.styleAnalysisPrompt ?? DEFAULT_ANALYSIS_PROMPT,
    prices: stored.prices ?? DEFAULT_PRICES,
    updatedAt: stored.updatedAt,
  }
}

const emptyRow = (imageModel = DEFAULT_AI_SETTINGS.modelImageGeneration) => ({
  ...DEFAULT_AI_SETTINGS,
  id: 1,
  modelImageGeneration: imageModel,
  apiKeyEncrypted: null,
  roomRedesignPrompt: null,
  styleAnalysisPrompt: null,
  prices: null,
  createdAt: null,
  updatedAt: null,
})

/** Where the key that is used comes from, and its last four characters: never more of it leaves the server. */
export interface KeyInUse {
  source: 'settings' | 'environment' | 'none'
  ending: string | null
  /** Whether there is a stored key that cannot be read, because SECRET has changed. */
  unreadable: boolean
}

/** @param settings with the encrypted key */
export function keyInUse(settings: AiSettings, environment: Environment): KeyInUse {
  const own = ownKey(settings, environment)
  const key = own ?? environment.openAi?.apiKey
  return {
    source: own ? 'settings' : key ? 'environment' : 'none',
    ending: key?.slice(-4) ?? null,
    unreadable: settings.apiKeyEncrypted !== null && own === undefined,
  }
}

function ownKey({ apiKeyEncrypted }: AiSettings, { secret }: Environment): string | undefined {
  return apiKeyEncrypted ? decryptSecret(secret, KEY_PURPOSE, apiKeyEncrypted) : undefined
}

/** How the provider is reached with these settings; undefined without a key. */
export function providerOf(settings: AiSettings, environment: Environment): AiProvider | undefined {
  const apiKey = ownKey(settings, environment) ?? environment.openAi?.apiKey
  if (!apiKey) return undefined
  return {
    apiKey,
    baseUrl: environment.openAiServer.baseUrl,
    organization: environment.openAiServer.organization,
    imageModel: settings.modelImageGeneration,
    fallbackImageModel: settings.modelImageFallback || undefined,
    quality: settings.imageQuality,
    visionModel: settings.modelStyleAnalysis,
    maxTokensAnalysis: settings.maxTokensStyle,
    maxTokensInspection: settings.maxTokensRedesign,
    temperature: settings.temperature,
    analysisPrompt: settings.styleAnalysisPrompt,
    prices: settings.prices,
  }
}

/**
 * The same for work that cannot be done without a key.
 *
 * @throws AppError `api_key_required`
 */
export function requiredProvider(settings: AiSettings, environment: Environment): AiProvider {
  const provider = providerOf(settings, environment)
  if (!provider) throw keyRequired()
  return provider
}

/** Says that there is no key. */
export const keyRequired = () =>
  new AppError('api_key_required', 'Please enter your OpenAI API key first.', { title: 'API Key Required' })

/** Whether redesigns are made by the AI provider. */
export async function isAiConfigured({ database, environment }: Services): Promise<boolean> {
  if (environment.openAi) return true
  return providerOf(await currentAiSettings(database, environment), environment) !== undefined
}
