import type { AiProvider } from './ai-provider.ts'
import { createOpenAiAnalyst } from './openai/openai-analyst.ts'
import { createOpenAiEditor } from './openai/openai-editor.ts'
import { createPaletteEditor } from './palette/palette-editor.ts'
import { openStylePreviews, type StylePreviews } from './palette/previews/style-previews.ts'
import type { RoomAnalyst } from './room-analyst.ts'
import type { RoomEditor } from './room-editor.ts'

/** What works on one redesign. */
export interface Engines {
  /** Makes redesigns. */
  editor: RoomEditor
  /** Paints a quick preview while the editor works; none when that is quick itself. */
  preview: RoomEditor | undefined
  /** Looks at photos and redesigns; none without a vision model. */
  analyst: RoomAnalyst | undefined
}

/** The engines of this process. */
export interface ImageAi {
  /** @param provider as the settings say now; without one, the palette renderer does the work */
  enginesFor(provider: AiProvider | undefined): Engines
  /** Quick looks at a room in other styles. */
  stylePreviews: StylePreviews
}

/** Opens the palette renderer, once, and an image model whenever the settings name one. */
export function openImageAi(): ImageAi {
  const palette = createPaletteEditor()
  return {
    stylePreviews: openStylePreviews(),
    enginesFor: (provider) =>
      provider
        ? { editor: createOpenAiEditor(provider), preview: palette, analyst: createOpenAiAnalyst(provider) }
        : { editor: palette, preview: undefined, analyst: undefined },
  }
}
