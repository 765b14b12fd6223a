import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  isSpanContextValid,
  type Span as LibrarySpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { loggedError } from '../log/logged-error.ts'
import type { Tracing } from './tracing.ts'

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT }

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Sends spans to a collector in batches. */
export function openTelemetry(endpoint: string, about: { version: string; role: string }): Tracing {
  const running = new AsyncLocalStorage<LibrarySpan>()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'casabloom',
      'service.version': about.version,
      'casabloom.role': about.role,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  })
  const tracer = provider.getTracer('casabloom', about.version)
  return {
    step: (name, { kind, attributes = {}, within }, run) => {
      const parent = within ? outside(within) : inside(running.getStore())
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent)
      const handle = {
        rename: (better: string) => void span.updateName(better),
        describe: (more: Record<string, string | number | boolean>) => void span.setAttributes(more),
      }
      return running.run(span, () => finish(span, run(handle)))
    },
    current: () => traceparentOf(running.getStore()),
    close: () => provider.shutdown(),
  }
}

async function finish<Result>(span: LibrarySpan, running: Promise<Result>): Promise<Result> {
  try {
    return await running
  } catch (error) {
    const { message } = loggedError(error) as { message?: string }
    span.setStatus({ code: SpanStatusCode.ERROR, ...(message && { message }) })
    throw error
  } finally {
    span.end()
  }
}

const inside = (span: LibrarySpan | undefined): Context =>
  span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT

function outside(traceparent: string): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? []
  const named = {
    traceId: traceId!,
    spanId: spanId!,
    traceFlags: Number.parseInt(flags ?? '0', 16),
    isRemote: true,
  }
  return traceId && isSpanContextValid(named) ? trace.setSpanContext(ROOT_CONTEXT, named) : ROOT_CONTEXT
}

function traceparentOf(span: LibrarySpan | undefined): string | undefined {
  if (!span) return undefined
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
