/** The address and settings of the AI provider. */
export interface AiProvider {
  apiKey: string
  /**
   * Address of any server that speaks the protocol, with its version (`https://…/v1`); the provider's own by default.
   */
  baseUrl?: string | undefined
  organization?: string | undefined
  /** Always sent, because the provider's default changes. */
  imageModel: string
  /** Used when the provider has retired the image model. */
  fallbackImageModel?: string | undefined
  quality?: ImageQuality | undefined
  /** Analyses photos and redesigns. */
  visionModel: string
  /** Maximum length of the vision model's answers, in tokens: about a photo, and about a redesign. */
  maxTokensAnalysis: number
  maxTokensInspection: number
  /** 0 to 1. */
  temperature: number
  /** The prompt about the photo, before each redesign. */
  analysisPrompt: string
  prices: ModelPrice[]
}

export type ImageQuality = 'auto' | 'low' | 'medium' | 'high'

/** A model's price, in US dollars per million tokens. */
export interface ModelPrice {
  /** Prefix of model names; the empty one matches all others. */
  model: string
  textIn: number
  imageIn: number
  out: number
}
