/** The address and settings of the AI provider. */
export interface AiProvider {
  apiKey: string
  /** Any server that speaks the protocol, with its version (`https://…/v1`); the provider's own by default. */
  baseUrl?: string | undefined
  organization?: string | undefined
  /** Always sent, because the provider's default changes. */
  imageModel: string
  /** Used when the provider has retired the image model. */
  fallbackImageModel?: string | undefined
  quality?: ImageQuality | undefined
  /** Looks at photos and redesigns. */
  visionModel: string
  /** Longest answers of the vision model, in tokens: about a photo, and about a redesign. */
  maxTokensAnalysis: number
  maxTokensInspection: number
  /** 0 to 1. */
  temperature: number
  /** The prompt about the photo, before each redesign. */
  analysisPrompt: string
  prices: ModelPrice[]
}

export type ImageQuality = 'auto' | 'low' | 'medium' | 'high'

/** What a model costs, in US dollars for a million tokens. */
export interface ModelPrice {
  /** Prefix of the models' names; the empty one matches all others. */
  model: string
  textIn: number
  imageIn: number
  out: number
}
