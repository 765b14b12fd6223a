import type { EditRequest } from '#app/platform/ai/editor.ts'
import type { KeptPart } from '#app/platform/pictures/keep-mask.ts'
import type { Services } from '#app/platform/services.ts'
import type { RunningGeneration } from './running-generation.server.ts'

/**
 * The parts of a room that the engine must keep. Engines that apply corrections do so only on the original photo, to
 * which the corrections refer. For all others, surfaces to keep become outlines, like brush strokes.
 */
export async function keptParts(
  services: Services,
  { upload, photo, engines }: RunningGeneration,
  paintsPhoto: boolean,
): Promise<Required<Pick<EditRequest, 'corrections'>> & { keep: KeptPart[] }> {
  const { id, keepStrokes, corrections: stored } = upload
  const corrections = paintsPhoto ? stored : []
  const engineApplies = paintsPhoto && engines.editor.appliesCorrections
  if (engineApplies || !stored.some(({ meaning }) => meaning === 'keep'))
    return { corrections, keep: keepStrokes }
  try {
    const load = async () => photo.encoded
    const outlines = await services.ai.stylePreviews.kept(id, load, stored)
    return { corrections, keep: [...keepStrokes, { outlines }] }
  } catch (error) {
    services.log.warn({ err: error }, 'the surfaces to keep could not be outlined')
    return { corrections, keep: keepStrokes }
  }
}
