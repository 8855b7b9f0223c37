import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, type Span } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Courses } from './courses.ts'

const propagator = new W3CTraceContextPropagator()

/** A span for each request, by its route; it continues the trace that the caller passes. */
export function traceRequests(app: FastifyInstance, courses: Courses): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
    const route = request.is404 ? undefined : request.routeOptions.url
    const span = courses.begin(
      route === undefined ? request.method : `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        parent,
        attributes: {
          'http.request.method': request.method,
          'airshed.request_id': request.id,
          ...(route === undefined ? {} : { 'http.route': route }),
        },
      },
    )
    spans.set(request, span)
    courses.within(span, done)
  })
  // The body is read in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else courses.within(span, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    if (span !== undefined) {
      span.setAttribute('http.response.status_code', reply.statusCode)
      courses.end(span, reply.statusCode >= 500 ? `Status ${reply.statusCode}` : undefined)
    }
    done()
  })
}
