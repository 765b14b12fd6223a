/** Kinds of paid calls, as they are logged. */
export const API_TYPES = [
  'openai-vision',
  'style_analysis',
  'openai-dalle3',
  'image_generation',
  'blog_generation',
] as const
