import { BUILT_IN } from '../capabilities.ts'
import type { RoomEditor } from '../editor.ts'
import { RedesignFailure, type RedesignFailureCode } from '../failure.ts'
import type { SurfaceNetwork } from './network/surface-network.ts'
import { PaletteError, type PaletteErrorCode } from './palette-error.ts'
import { renderPalette } from './palette-renderer.ts'

/**
 * Creates the built-in engine, which repaints the room in the style's palette in a worker thread.
 * @param network supports the rules in segmenting surfaces
 */
export function createBuiltInEditor(network?: SurfaceNetwork): RoomEditor {
  return {
    ...BUILT_IN,
    edit: async (
      { photo, style, roomType, corrections, boldness, acceptsPeople, mayAsk },
      { signal, onStage },
    ) => {
      const painted = renderPalette(photo.encoded, style, {
        ...{ signal, onStage, roomType, corrections, boldness, acceptsPeople, mayAsk, network },
      })
      const { picture, seconds, finishes } = await painted.catch((error: unknown) => {
        throw failureOf(error)
      })
      return { picture, seconds, finishes, model: null, concept: null, usage: null }
    },
    finish: async ({ picture }, { width, height }) => ({ picture, width, height }),
  }
}

const FAILURES: Partial<Record<PaletteErrorCode, RedesignFailureCode>> = {
  too_dark: 'too_dark',
  too_blurred: 'too_blurred',
  not_a_room: 'not_a_room',
  people_in_photo: 'people_in_photo',
  unsure_of_surfaces: 'unsure_of_surfaces',
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof PaletteError)) return error
  const code = FAILURES[error.code] ?? 'generation_failed'
  return new RedesignFailure(code, error.cause ? `${error.message}: ${error.cause}` : error.message)
}
