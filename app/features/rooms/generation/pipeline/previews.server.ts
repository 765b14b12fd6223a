import type { EditRequest, RoomEditor } from '#app/platform/ai/editor.ts'
import type { Services } from '#app/platform/services.ts'
import type { RoomUpload } from '../../queries/rooms.server.ts'
import { previewKey } from '../../rules/picture-keys.ts'
import { reportPreview } from '../commands/advance-generation.server.ts'
import type { Generation } from '../schema.ts'

/**
 * Stores the partial pictures of a running generation, one after the other. Failed previews do not fail the
 * generation.
 */
export function previewWriter(services: Services, generation: Generation, upload: RoomUpload) {
  const key = previewKey(upload.userId, generation.generationId)
  const ending = new AbortController()
  let partials = 0
  let last: Promise<unknown> = Promise.resolve()
  const store = async (picture: Buffer) => {
    if (ending.signal.aborted) return
    await services.storage.put(key, picture, 'image/jpeg')
    await reportPreview(services.database, generation, key)
  }
  const write = (picture: Buffer) => {
    partials += 1
    last = last
      .then(() => store(picture))
      .catch((error) => services.log.warn({ err: error }, 'preview not stored'))
  }
  return {
    write,
    /** Paints a quick preview in parallel. The provider's partial pictures take precedence. */
    paintInstantly: async (editor: RoomEditor, request: EditRequest) => {
      try {
        const hooks = { signal: ending.signal, onStage: () => {}, onPartial: () => {} }
        const { picture } = await editor.finish(
          await editor.edit({ ...request, acceptsPeople: true }, hooks),
          request,
        )
        if (partials === 0) write(picture)
      } catch (error) {
        services.log.debug({ err: error }, 'instant preview failed')
      }
    },
    /** Aborts an unfinished preview and waits until the last picture is stored. */
    end: async () => {
      ending.abort()
      await last
    },
  }
}
