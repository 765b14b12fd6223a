/** The 20 built-in styles, in the order in which they are offered. */
export const BUILT_IN_STYLES = [
  'Modern',
  'Contemporary',
  'Scandinavian',
  'Traditional',
  'Industrial',
  'Bohemian',
  'Minimalist',
  'Rustic',
  'Mid-Century Modern',
  'Farmhouse',
  'Coastal',
  'Vintage',
  'Glam',
  'Art Deco',
  'Zen',
  'Japandi',
  'Mediterranean',
  'Urban Modern',
  'Transitional',
  'Eclectic',
] as const

/** The fallback when no style is known. */
export const DEFAULT_STYLE = BUILT_IN_STYLES[0]
