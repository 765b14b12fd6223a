import { Worker } from 'node:worker_threads'

/** Milliseconds after which an idle thread ends and frees its memory. */
const IDLE = 90_000

interface Options {
  name: string
  workerData?: unknown
  /** Milliseconds without a question after which the thread ends. */
  idleTime?: number
}

/** A worker thread that answers each message with one. It starts with the first question and ends when idle. */
export class ResidentThread<Question, Answer> {
  private readonly module: URL
  private readonly options: Options
  private worker: Worker | undefined
  private idle: NodeJS.Timeout | undefined

  constructor(module: URL, options: Options) {
    this.module = module
    this.options = options
  }

  /**
   * Asks one question. Call it only after the previous one was answered.
   *
   * @throws Error when the thread fails or ends before it answers; the next question starts another
   */
  async ask(question: Question): Promise<Answer> {
    clearTimeout(this.idle)
    this.worker ??= this.start()
    const { worker } = this
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const onExit = () => reject(new Error('The thread ended early'))
    worker.once('message', resolve).once('error', reject).once('exit', onExit)
    worker.postMessage(question)
    try {
      return await promise
    } finally {
      worker.off('message', resolve).off('error', reject).off('exit', onExit)
      this.idle = setTimeout(() => this.end(), this.options.idleTime ?? IDLE)
      this.idle.unref()
    }
  }

  /** Ends the thread, with all it holds in memory. */
  end(): void {
    void this.worker?.terminate()
    this.worker = undefined
  }

  private start(): Worker {
    const { name, workerData } = this.options
    const worker = new Worker(this.module, { name, workerData })
    const forget = () => {
      if (this.worker === worker) this.worker = undefined
    }
    worker.once('error', forget).once('exit', forget)
    worker.unref()
    return worker
  }
}
