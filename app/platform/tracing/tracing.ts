/** A step of traced work. */
export interface Span {
  rename(name: string): void
  describe(attributes: Attributes): void
}

export type Attributes = Record<string, string | number | boolean>

/** Follows the work of a request through queries, jobs and provider calls. */
export interface Tracing {
  /**
   * Runs a step inside the current one, and reports its start, end and failure.
   *
   * @param options.kind what starts it: an external caller, a queue, or a call to another service
   * @param options.within the `traceparent` of the parent step in another process
   */
  step<Result>(
    name: string,
    options: { kind: 'server' | 'consumer' | 'client'; attributes?: Attributes; within?: string | undefined },
    run: (span: Span) => Promise<Result>,
  ): Promise<Result>
  /** The current step as a `traceparent` header; undefined without one. */
  current(): string | undefined
  /** Sends everything that is pending. */
  close(): Promise<void>
}

const SILENT: Span = { rename: () => {}, describe: () => {} }

/** Used when tracing is off. */
export const NO_TRACING: Tracing = {
  step: (_name, _options, run) => run(SILENT),
  current: () => undefined,
  close: async () => {},
}
