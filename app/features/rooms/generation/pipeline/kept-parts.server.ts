import type { EditRequest } from '#app/platform/ai/editor.ts'
import type { KeptPart } from '#app/platform/pictures/keep-mask.ts'
import type { Services } from '#app/platform/services.ts'
import type { RunningGeneration } from './running-generation.server.ts'

/**
 * What a person keeps of their room, as the engine is told it. What was tapped is heeded by some engines themselves, as
 * long as they paint the photo: in another picture other things may be at these places. For all others what was tapped
 * as kept is outlined, like what was brushed over.
 */
export async function keptParts(
  services: Services,
  { upload, photo, engines }: RunningGeneration,
  paintsPhoto: boolean,
): Promise<Required<Pick<EditRequest, 'taps'>> & { keep: KeptPart[] }> {
  const { id, keepStrokes, surfaceTaps } = upload
  const taps = paintsPhoto ? surfaceTaps : []
  const heeded = paintsPhoto && engines.editor.heedsCorrections
  if (heeded || !surfaceTaps.some(({ meaning }) => meaning === 'keep')) return { taps, keep: keepStrokes }
  try {
    const load = async () => photo.encoded
    const outlines = await services.ai.stylePreviews.kept(id, load, surfaceTaps)
    return { taps, keep: [...keepStrokes, { outlines }] }
  } catch (error) {
    services.log.warn({ err: error }, 'tapped regions not outlined')
    return { taps, keep: keepStrokes }
  }
}
