import type { ImageQuality } from '#app/platform/ai/provider.ts'

export const IMAGE_QUALITIES = ['auto', 'low', 'medium', 'high'] as const satisfies ImageQuality[]

/** The settings until an administrator saves others. */
export const DEFAULT_AI_SETTINGS = {
  modelStyleAnalysis: 'gpt-5.4-mini',
  modelImageGeneration: 'gpt-image-2.6-sunburst',
  modelImageFallback: 'gpt-image-2',
  imageQuality: 'auto' as ImageQuality,
  maxTokensStyle: 500,
  maxTokensRedesign: 1000,
  temperature: 0.7,
  rateLimitPerUser: 10,
  monthlyBudgetCents: 10_000,
  checksPhoto: true,
  checksStructure: true,
  checksRedesign: true,
}

/** Suggestions while typing. Any other name is accepted too. Current as of November 2026. */
export const MODEL_SUGGESTIONS = {
  vision: ['gpt-5.4-mini', 'gpt-6-luna', 'gpt-6.1-terra'],
  image: ['gpt-image-2.6-sunburst', 'gpt-image-2.6-flare', 'gpt-image-2'],
}

/** The default prompt. Placeholders are in double braces. */
export const DEFAULT_REDESIGN_PROMPT = `Redesign the interior in this photo of a {{roomType}} in the {{primaryStyle}} style.

Keep the room itself exactly as it is: the same camera position and perspective, the same walls, windows, doors, ceiling and floor area, built-in elements and proportions. Do not change the layout or the architecture.
Change only what a decorator can change: furniture, textiles, wall and floor finishes, lamps, art and plants.

Colour palette: {{colorPalette}}.
Materials: {{materials}}.
Character: {{characteristics}}.
Design principles: {{designPrinciples}}.

Remove any people and animals. Do not add people, text, letters, logos or watermarks. Do not add anything unrealistic: every object stands or hangs as it would in a real home, in believable scale, lit by the light of the photo. The result is a photograph.`

/** The vision model's prompt for analysing a photo before its redesign. */
export const DEFAULT_ANALYSIS_PROMPT = `You look at a photo that a home owner took of a room, before an interior designer redesigns it.
Say only what you see. Name what is fixed and must stay: windows, doors, openings, ceiling, fireplace and built-in elements, with where each is. Name what stands in the room. Say whether it is the inside of a room at all, whether there are people, and whether light and sharpness are good enough to work with.
Then say in one or two sentences what would do this room good, and how its furniture could stand better.`
