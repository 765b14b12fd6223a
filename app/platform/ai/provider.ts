/** How the AI provider is reached and what it is asked for. */
export interface AiProvider {
  apiKey: string
  /** Of any server that speaks the protocol, with its version (`https://…/v1`); the provider's own by default. */
  baseUrl?: string | undefined
  organization?: string | undefined
  /** Always sent; the provider's default changes. */
  imageModel: string
  /** Asked when the provider does not know the image model any more. */
  fallbackImageModel?: string | undefined
  quality?: ImageQuality | undefined
  /** Looks at photos and redesigns. */
  visionModel: string
  /** Longest answers of the vision model, in tokens: about a photo, and about a redesign. */
  maxTokensAnalysis: number
  maxTokensInspection: number
  /** 0 to 1. */
  temperature: number
  /** Asked before each redesign, with the photo. */
  analysisPrompt: string
  prices: ModelPrice[]
}

export type ImageQuality = 'auto' | 'low' | 'medium' | 'high'

/** What a model costs, in US dollars for a million tokens. */
export interface ModelPrice {
  /** Beginning of the models' names; the empty one stands for all that no other names. */
  model: string
  textIn: number
  imageIn: number
  out: number
}
