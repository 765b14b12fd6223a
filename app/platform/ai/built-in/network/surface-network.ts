import { SerialQueue } from '#app/lib/async/serial-queue.ts'
import type { RgbPicture } from '../raster/planes.ts'
import { ResidentThread } from '../resident-thread.ts'
import type { SeenByNetworks } from '../room/geometry/surface-probabilities.ts'
import { networkFile } from './description.ts'
import type { NetworkAnswer, NetworkWorkerData } from './network-worker.ts'

/** A network that segments surfaces, in its own thread. The first photo loads it; it is unloaded when idle. */
export class SurfaceNetwork {
  private readonly description: string
  private readonly onProblem: (problem: string) => void
  private readonly turns = new SerialQueue()
  private readonly thread: ResidentThread<RgbPicture, NetworkAnswer>
  private failed: string | undefined

  /**
   * @param description path of the network's description
   * @param onProblem called once with the reason why the network cannot be used
   */
  constructor(description: string, onProblem: (problem: string) => void) {
    this.description = description
    this.onProblem = onProblem
    const workerData: NetworkWorkerData = { description }
    const module = new URL('./network-worker.ts', import.meta.url)
    this.thread = new ResidentThread(module, { name: 'surface-network', workerData })
  }

  /** Why photos are analysed without the network, as far as known without loading it. */
  async problem(): Promise<string | undefined> {
    if (this.failed !== undefined) return this.failed
    const unreadable = (error: Error) => error.message
    return networkFile(this.description).then(() => undefined, unreadable)
  }

  /** Predicts the surfaces of a picture and finds its people. Undefined once the network has failed; the rules then decide alone. */
  look(picture: RgbPicture): Promise<SeenByNetworks | undefined> {
    return this.turns.run(async () => {
      if (this.failed !== undefined) return undefined
      const answer = await this.thread.ask(picture).catch(({ message }: Error) => ({ problem: message }))
      if ('seen' in answer) return answer.seen
      this.failed = answer.problem
      this.onProblem(answer.problem)
      this.thread.end()
      return undefined
    })
  }
}
