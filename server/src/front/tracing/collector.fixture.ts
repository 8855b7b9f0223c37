import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as it arrives: ids are hexadecimal. */
export interface ArrivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Readonly<Record<string, string | number>>
  status?: { code?: number }
}

export interface Collector {
  /** Value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: string
  spans: ArrivedSpan[]
  /** Everything received, as text. */
  received: string[]
  headers: IncomingHttpHeaders[]
  close(): Promise<void>
}

interface Export {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ArrivedSpan, 'attributes'> & {
        attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[]
      })[]
    }[]
  }[]
}

/** A collector that accepts OTLP over HTTP, as JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: ArrivedSpan[] = []
  const received: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      headers.push(request.headers)
      if (request.url === '/v1/traces') {
        received.push(text)
        const { resourceSpans } = JSON.parse(text) as Export
        for (const { scopeSpans } of resourceSpans) {
          for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
            spans.push({ ...span, attributes: attributesOf(span.attributes) })
          }
        }
      }
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    received,
    headers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const attributesOf = (
  attributes: readonly {
    key: string
    value: { stringValue?: string; intValue?: number | string }
  }[],
) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  )
