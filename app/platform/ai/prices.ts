import type { ModelPrice } from './provider.ts'

/**
 * The provider's list prices as assumed in November 2026, because its answers report tokens, not money.
 * Administrators can correct them.
 */
export const DEFAULT_PRICES: ModelPrice[] = [
  { model: 'gpt-image-2', textIn: 5, imageIn: 8, out: 30 },
  { model: 'gpt-image-1.5', textIn: 5, imageIn: 8, out: 32 },
  { model: 'gpt-image-1-mini', textIn: 2, imageIn: 2.5, out: 8 },
  { model: 'gpt-image', textIn: 5, imageIn: 10, out: 40 },
  { model: '', textIn: 2.5, imageIn: 2.5, out: 15 },
]
