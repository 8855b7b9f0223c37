/** Where traces are sent, and how many of them. */
export interface TraceSettings {
  /** Address that accepts traces. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** Sampling ratio, from 0 to 1. */
  ratio: number
}

/** The trace settings, by their OpenTelemetry names; undefined: there are none. */
export function readTraceSettings(settings: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
  OTEL_EXPORTER_OTLP_HEADERS?: string
  OTEL_SERVICE_NAME: string
  AIRSHED_TRACE_RATIO: number
}): TraceSettings | undefined {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return undefined
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: settings.OTEL_SERVICE_NAME,
    ratio: settings.AIRSHED_TRACE_RATIO,
  }
}

/** Values are percent-encoded, as in W3C Baggage. */
const headersOf = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((part) => part.includes('='))
      .map((part) => {
        const at = part.indexOf('=')
        return [part.slice(0, at).trim(), decoded(part.slice(at + 1).trim())]
      }),
  )

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
