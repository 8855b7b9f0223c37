import { defaultTextMapSetter, SpanKind, trace, type Span } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Courses } from './courses.ts'

const CREATED = 'http.client.request.created'
const ANSWERED = 'http.client.response.finish'
const FAILED = 'http.client.request.error'

const propagator = new W3CTraceContextPropagator()

interface Message {
  request: ClientRequest
  response?: IncomingMessage
  error?: Error
}

/**
 * A span for each request to another server that a request or a job makes, and its trace in the headers of that
 * request. Node reports the requests of the whole process: those outside the context of a span of this server are
 * ignored.
 *
 * @returns the function that stops it
 */
export function traceOutgoing(courses: Courses): () => void {
  const spans = new WeakMap<ClientRequest, Span>()
  const end = (request: ClientRequest, failure?: string, status?: number): void => {
    const span = spans.get(request)
    if (span === undefined) return
    spans.delete(request)
    if (status !== undefined) span.setAttribute('http.response.status_code', status)
    courses.end(span, failure)
  }
  const onCreated = (message: unknown): void => {
    const { request } = message as Message
    const active = courses.active()
    if (active === undefined) return
    const span = courses.begin(request.method, {
      kind: SpanKind.CLIENT,
      // Without path and query, which may contain secrets.
      attributes: { 'http.request.method': request.method, 'server.address': request.host },
    })
    spans.set(request, span)
    const headers: Record<string, string> = {}
    propagator.inject(trace.setSpan(active, span), headers, defaultTextMapSetter)
    for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
    request.once('close', () => end(request, 'No answer'))
  }
  const onAnswered = (message: unknown): void => {
    const { request, response } = message as Message
    end(request, undefined, response?.statusCode)
  }
  const onFailed = (message: unknown): void => {
    const { request, error } = message as Message
    end(request, error?.name ?? 'Error')
  }
  const channels = [
    [CREATED, onCreated],
    [ANSWERED, onAnswered],
    [FAILED, onFailed],
  ] as const
  for (const [name, listener] of channels) subscribe(name, listener)
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener)
  }
}
