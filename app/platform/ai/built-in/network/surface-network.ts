import { Worker } from 'node:worker_threads'
import type { RgbPicture } from '../raster/planes.ts'
import type { SurfaceProbabilities } from '../room/geometry/surface-probabilities.ts'
import { TurnQueue } from '../turn-queue.ts'
import { networkFile } from './description.ts'
import type { NetworkAnswer, NetworkWorkerData } from './network-worker.ts'

/** Milliseconds after which an idle network is unloaded. */
const IDLE = 90_000

type Answer = { probabilities: SurfaceProbabilities } | { problem: string }

/** A network that segments surfaces, in its own thread. The first photo loads it; it is unloaded when idle. */
export class SurfaceNetwork {
  private readonly data: NetworkWorkerData
  private readonly onProblem: (problem: string) => void
  private readonly turns = new TurnQueue()
  private worker: Worker | undefined
  private idle: NodeJS.Timeout | undefined
  private nextId = 0
  private failed: string | undefined

  /**
   * @param description path of the network's description
   * @param onProblem called once with the reason why the network cannot be used
   */
  constructor(description: string, onProblem: (problem: string) => void) {
    this.data = { description }
    this.onProblem = onProblem
  }

  /** Why photos are analysed without the network, as far as known without loading it. */
  async problem(): Promise<string | undefined> {
    if (this.failed !== undefined) return this.failed
    const unreadable = (error: Error) => error.message
    return networkFile(this.data.description).then(() => undefined, unreadable)
  }

  /** Predicts the surfaces of a picture. Undefined once the network has failed; the rules then decide alone. */
  look(picture: RgbPicture): Promise<SurfaceProbabilities | undefined> {
    return this.turns.run(async () => {
      if (this.failed !== undefined) return undefined
      clearTimeout(this.idle)
      const answer = await this.ask(picture)
      this.rest()
      if ('probabilities' in answer) return answer.probabilities
      this.failed = answer.problem
      this.onProblem(answer.problem)
      void this.worker?.terminate()
      return undefined
    })
  }

  private ask(picture: RgbPicture): Promise<Answer> {
    this.worker ??= this.start()
    const { worker } = this
    const id = this.nextId++
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const onMessage = (answer: NetworkAnswer) => answer.id === id && resolve(answer)
    const onError = (error: Error) => resolve({ problem: error.message })
    const onExit = () => resolve({ problem: 'The network ended early' })
    worker.on('message', onMessage).once('error', onError).once('exit', onExit)
    worker.postMessage({ id, picture })
    return promise.finally(() => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    })
  }

  private start(): Worker {
    const worker = new Worker(new URL('./network-worker.ts', import.meta.url), {
      name: 'surface-network',
      workerData: this.data,
    })
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined
    })
    worker.unref()
    return worker
  }

  private rest(): void {
    this.idle = setTimeout(() => {
      void this.worker?.terminate()
      this.worker = undefined
    }, IDLE)
    this.idle.unref()
  }
}
