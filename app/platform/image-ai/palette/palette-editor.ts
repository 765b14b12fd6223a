import type { RoomEditor } from '../room-editor.ts'
import { renderPalette } from './palette-renderer.ts'

/** The built-in redesign: repaints the room in the style's palette, in a worker thread. */
export function createPaletteEditor(): RoomEditor {
  return {
    name: 'palette',
    edit: async ({ photo, style, taps }, { signal, onStage }) => {
      const rendering = await renderPalette(photo.encoded, style, { signal, onStage, taps })
      return { ...rendering, concept: null, usage: null }
    },
  }
}
