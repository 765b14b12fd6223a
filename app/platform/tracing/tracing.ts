/** A step of the work that is being traced. */
export interface Span {
  rename(name: string): void
  describe(attributes: Attributes): void
}

export type Attributes = Record<string, string | number | boolean>

/** Follows the work of a request through queries, jobs and calls of providers. */
export interface Tracing {
  /**
   * Runs a step within the step that is running, and reports when it began, ended and whether it failed.
   *
   * @param options.kind what starts it: a caller outside, a queue, or our own code that asks somebody
   * @param options.within the step outside this process that it belongs to, as `traceparent` names it
   */
  step<Result>(
    name: string,
    options: { kind: 'server' | 'consumer' | 'client'; attributes?: Attributes; within?: string | undefined },
    run: (span: Span) => Promise<Result>,
  ): Promise<Result>
  /** Names the running step as the header `traceparent` does; undefined without one. */
  current(): string | undefined
  /** Sends what has not been sent. */
  close(): Promise<void>
}

const SILENT: Span = { rename: () => {}, describe: () => {} }

/** Traces nothing. */
export const NO_TRACING: Tracing = {
  step: (_name, _options, run) => run(SILENT),
  current: () => undefined,
  close: async () => {},
}
