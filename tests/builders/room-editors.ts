import { type Engine, IMAGE_MODEL } from '#app/platform/ai/capabilities.ts'
import type { EditAnswer, EditHooks, EditRequest, RoomEditor } from '#app/platform/ai/editor.ts'
import { type Ai, openEngines } from '#app/platform/ai/engines.ts'

/** A scripted room editor that records its requests. */
export interface ScriptedEditor extends RoomEditor {
  requests: EditRequest[]
}

/**
 * Replaces an engine in tests of the code around it.
 *
 * @param work what it does; by default returns the photo
 * @param engine the engine it replaces: an image model, for which credits are held, or another
 */
export function scriptedEditor(
  work: (request: EditRequest, hooks: EditHooks) => Promise<Partial<EditAnswer>> = async () => ({}),
  engine: Engine = IMAGE_MODEL,
): ScriptedEditor {
  const requests: EditRequest[] = []
  return {
    ...engine,
    requests,
    edit: async (request, hooks) => {
      requests.push(request)
      hooks.onStage('painting')
      return {
        picture: request.photo.encoded,
        model: null,
        concept: null,
        usage: null,
        seconds: 0,
        ...(await work(request, hooks)),
      }
    },
    finish: async ({ picture }, { width, height }) => ({ picture, width, height }),
  }
}

/** Uses an engine for all redesigns: `createTestServices({ platform: workedBy(editor) })`. */
export function workedBy(editor: RoomEditor): { ai: Ai } {
  const ai = openEngines()
  const enginesFor: Ai['enginesFor'] = (provider) => ({
    ...ai.enginesFor(provider),
    editor,
    preview: undefined,
    analyst: undefined,
  })
  return { ai: { ...ai, enginesFor } }
}
