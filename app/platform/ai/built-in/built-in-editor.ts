import { BUILT_IN } from '../capabilities.ts'
import type { RoomEditor } from '../editor.ts'
import { renderPalette } from './palette-renderer.ts'

/** The built-in redesign: repaints the room in the style's palette, in a worker thread. */
export function createPaletteEditor(): RoomEditor {
  return {
    ...BUILT_IN,
    edit: async ({ photo, style, taps }, { signal, onStage }) => {
      const { picture, seconds } = await renderPalette(photo.encoded, style, { signal, onStage, taps })
      return { picture, seconds, model: null, concept: null, usage: null }
    },
    finish: async ({ picture }, { width, height }) => ({ picture, width, height }),
  }
}
