import type { RoomAnalyst } from './analyst.ts'
import { createPaletteEditor } from './built-in/built-in-editor.ts'
import { openStylePreviews, type StylePreviews } from './built-in/previews/style-previews.ts'
import type { RoomEditor } from './editor.ts'
import { createOpenAiAnalyst } from './openai/openai-analyst.ts'
import { createOpenAiEditor } from './openai/openai-editor.ts'
import type { AiProvider } from './provider.ts'

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
