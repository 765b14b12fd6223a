import type { RoomAnalyst } from './analyst.ts'
import { createBuiltInEditor } from './built-in/built-in-editor.ts'
import { SHIPPED_NETWORK } from './built-in/network/description.ts'
import { SurfaceNetwork } from './built-in/network/surface-network.ts'
import { openStylePreviews } from './built-in/previews/style-previews.ts'
import type { RoomEditor } from './editor.ts'
import { listModels } from './openai/list-models.ts'
import { createOpenAiAnalyst } from './openai/openai-analyst.ts'
import { createOpenAiEditor } from './openai/openai-editor.ts'
import { createOpenAiWriter } from './openai/openai-writer.ts'
import type { AiProvider } from './provider.ts'
import type { StylePreviews } from './surfaces.ts'
import type { ArticleWriter } from './writer.ts'

/** The engines for the current settings. */
export interface Engines {
  /** Makes redesigns. */
  editor: RoomEditor
  /** Paints a quick preview while the editor works; undefined when the editor is quick itself. */
  preview: RoomEditor | undefined
  /** Inspects photos and redesigns; undefined without a vision model. */
  analyst: RoomAnalyst | undefined
  /** Writes about rooms; undefined without a provider. */
  writer: ArticleWriter | undefined
}

/** The engines of this process. */
export interface Ai {
  /** @param provider from the current settings; without one, the built-in engine does the work */
  enginesFor(provider: AiProvider | undefined): Engines
  /** Quick previews of a room in other styles. */
  stylePreviews: StylePreviews
  /** Why the built-in engine works without its network; undefined while no problem is known. */
  surfaceProblem(): Promise<string | undefined>
  /**
   * Names of the models that the provider's key may use, in alphabetical order. Costs nothing.
   *
   * @throws RedesignFailure whose `detail` contains the provider's answer, without the key
   */
  listModels(provider: Pick<AiProvider, 'apiKey' | 'baseUrl' | 'organization'>): Promise<string[]>
}

interface EngineOptions {
  /** Path of the description of a surface network that replaces the shipped one. */
  surfaceNetwork?: string | undefined
  /** Called once with the reason why the network cannot be used. */
  onSurfaceProblem?: (problem: string) => void
}

/** Opens the built-in engine once, and the provider's engines for the current settings. Nothing else opens engines. */
export function openEngines({ surfaceNetwork, onSurfaceProblem = () => {} }: EngineOptions = {}): Ai {
  const network = new SurfaceNetwork(surfaceNetwork ?? SHIPPED_NETWORK, onSurfaceProblem)
  const builtIn = createBuiltInEditor(network)
  return {
    stylePreviews: openStylePreviews(network),
    surfaceProblem: () => network.problem(),
    listModels,
    enginesFor: (provider) =>
      provider
        ? {
            editor: createOpenAiEditor(provider),
            preview: builtIn,
            analyst: createOpenAiAnalyst(provider),
            writer: createOpenAiWriter(provider),
          }
        : { editor: builtIn, preview: undefined, analyst: undefined, writer: undefined },
  }
}
