import type { Environment } from '../env/environment.ts'
import { createOpenAiEditor } from './openai/openai-editor.ts'
import { createPaletteEditor } from './palette/palette-editor.ts'
import type { RoomEditor } from './room-editor.ts'

/** The engines of this process: the image model with a palette preview before it, or the palette alone. */
export function openRoomEditors({ openAi }: Pick<Environment, 'openAi'>): {
  roomEditor: RoomEditor
  previewEditor: RoomEditor | undefined
} {
  const palette = createPaletteEditor()
  if (!openAi) return { roomEditor: palette, previewEditor: undefined }
  return { roomEditor: createOpenAiEditor(openAi), previewEditor: palette }
}
