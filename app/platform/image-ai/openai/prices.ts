import type { EditUsage } from '../room-editor.ts'

/** US dollars for a million tokens. */
interface Prices {
  textIn: number
  imageIn: number
  imageOut: number
}

/**
 * The provider's published list prices as of November 2026: an assumption, because its answers carry tokens, not
 * money. The first entry whose name begins the model's name counts; the last one stands for models not known here.
 */
const PRICES: [model: string, Prices][] = [
  ['gpt-image-2', { textIn: 5, imageIn: 8, imageOut: 30 }],
  ['gpt-image-1.5', { textIn: 5, imageIn: 8, imageOut: 32 }],
  ['gpt-image-1-mini', { textIn: 2, imageIn: 2.5, imageOut: 8 }],
  ['', { textIn: 5, imageIn: 10, imageOut: 40 }],
]

/** The part of the provider's answer that says what it used; compatible servers may leave things out. */
export interface ProviderUsage {
  input_tokens?: number
  output_tokens?: number
  total_tokens?: number
  input_tokens_details?: { text_tokens?: number; image_tokens?: number }
}

/** Tokens and cost of an answer; null when the server says nothing about them. */
export function usageOf(model: string, usage: ProviderUsage | null | undefined): EditUsage | null {
  if (!usage) return null
  const inputTokens = usage.input_tokens ?? 0
  const outputTokens = usage.output_tokens ?? 0
  const text = usage.input_tokens_details?.text_tokens ?? 0
  const images = usage.input_tokens_details?.image_tokens ?? inputTokens - text
  const prices = PRICES.find(([name]) => model.startsWith(name))![1]
  const dollars = (text * prices.textIn + images * prices.imageIn + outputTokens * prices.imageOut) / 1e6
  return {
    model,
    inputTokens,
    outputTokens,
    totalTokens: usage.total_tokens ?? inputTokens + outputTokens,
    costCents: Math.ceil(Number((dollars * 100).toFixed(6))),
  }
}
