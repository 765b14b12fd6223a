import { NO_TRACING, type Tracing } from './tracing.ts'

/**
 * Opens tracing. Without an endpoint, OpenTelemetry is not loaded.
 *
 * @param endpoint of a collector that accepts OTLP over HTTP; the library reads its other variables itself
 */
export async function openTracing(
  endpoint: string | undefined,
  about: { version: string; role: string },
): Promise<Tracing> {
  if (!endpoint) return NO_TRACING
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(endpoint, about)
}
