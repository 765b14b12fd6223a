import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import { versionOf } from '#app/lib/edit-version.ts'
import { DEFAULT_PRICES } from '#app/platform/ai/prices.ts'
import type { AiProvider } from '#app/platform/ai/provider.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import { decryptSecret } from '#app/platform/security/secret-box.ts'
import type { Services } from '#app/platform/services.ts'
import { DEFAULT_AI_SETTINGS, DEFAULT_ANALYSIS_PROMPT, DEFAULT_REDESIGN_PROMPT } from '../rules/defaults.ts'
import { openaiSettings } from '../tables.server.ts'

/** The purpose for which the key is encrypted. */
export const KEY_PURPOSE = 'openai key'

type Row = typeof openaiSettings.$inferSelect

/** The settings with every default filled in. The key stays encrypted. */
export interface AiSettings extends Omit<Row, 'id' | 'createdAt' | 'updatedAt' | 'prices'> {
  roomRedesignPrompt: string
  styleAnalysisPrompt: string
  prices: AiProvider['prices']
  /** Null until they are first saved. */
  updatedAt: Date | null
}

/** The settings that pages may show. */
export type PublicAiSettings = Omit<AiSettings, 'apiKeyEncrypted'>

/** The current settings. One query. */
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

/** The version of the settings, for the form that changes them. */
export const aiSettingsVersion = ({ updatedAt: _updatedAt, ...settings }: AiSettings): string =>
  versionOf(settings)

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

/** The source of the key in use, and its last four characters. No more of it leaves the server. */
export interface KeyInUse {
  source: 'settings' | 'environment' | 'none'
  ending: string | null
  /** Whether a stored key cannot be decrypted, because SECRET has changed. */
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

/** The provider with these settings; undefined without a key. */
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
 * The same, for work that requires a key.
 *
 * @throws AppError `api_key_required`
 */
export function requiredProvider(settings: AiSettings, environment: Environment): AiProvider {
  const provider = providerOf(settings, environment)
  if (!provider) throw keyRequired()
  return provider
}

/** The error for a missing key. */
export const keyRequired = () =>
  new AppError('api_key_required', 'Please enter your OpenAI API key first.', {
    title: 'API Key Required',
    field: 'apiKey',
  })

/** Whether the AI provider makes redesigns. */
export async function isAiConfigured({ database, environment }: Services): Promise<boolean> {
  if (environment.openAi) return true
  return providerOf(await currentAiSettings(database, environment), environment) !== undefined
}
