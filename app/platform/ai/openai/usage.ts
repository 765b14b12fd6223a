import type { EditUsage } from '../editor.ts'
import type { ModelPrice } from '../provider.ts'

/** The usage in the provider's answer. Compatible servers may omit fields. */
export interface ProviderUsage {
  input_tokens?: number
  output_tokens?: number
  total_tokens?: number
  input_tokens_details?: { text_tokens?: number; image_tokens?: number }
}

/** A model's price: that of the longest matching prefix. Unknown models cost as much as the most expensive one. */
function priceOf(model: string, prices: readonly ModelPrice[]): ModelPrice {
  const fitting = prices
    .filter((price) => model.startsWith(price.model))
    .sort((a, b) => b.model.length - a.model.length)
  return fitting[0] ?? { model, textIn: 5, imageIn: 10, out: 40 }
}

/** Tokens and cost of an answer; null when the server does not report them. */
export function usageOf(
  model: string,
  usage: ProviderUsage | null | undefined,
  prices: readonly ModelPrice[],
): EditUsage | null {
  if (!usage) return null
  const inputTokens = usage.input_tokens ?? 0
  const outputTokens = usage.output_tokens ?? 0
  const text = usage.input_tokens_details?.text_tokens ?? 0
  const images = usage.input_tokens_details?.image_tokens ?? inputTokens - text
  const price = priceOf(model, prices)
  const dollars = (text * price.textIn + images * price.imageIn + outputTokens * price.out) / 1e6
  return {
    model,
    inputTokens,
    outputTokens,
    totalTokens: usage.total_tokens ?? inputTokens + outputTokens,
    costCents: Math.ceil(Number((dollars * 1e6).toFixed(3))) / 1e4,
  }
}
