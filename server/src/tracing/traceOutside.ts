import { ROOT_CONTEXT, SpanKind, type Span } from '@opentelemetry/api'
import type { ServerContext } from '../context.ts'
import { messageWatchOf, type MessageWork } from '../mqtt/messageWatch.ts'
import { OUTSIDE_CALLS, type OutsideCall } from '../outgoing/outsideCall.ts'
import type { Courses } from './courses.ts'

/**
 * A span for each mail that is handed over and each question to the S3 store, where a request or a job causes it.
 * The calls of the whole process are told of: those in the course of no span of this server are none of its own.
 *
 * @returns the function that ends it
 */
export function traceOutside(courses: Courses): () => void {
  const spans = new WeakMap<OutsideCall, Span>()
  const end = (call: OutsideCall, failure?: string): void => {
    const span = spans.get(call)
    if (span === undefined) return
    spans.delete(call)
    courses.end(span, failure)
  }
  const listeners = {
    start(call: OutsideCall) {
      if (courses.active() === undefined) return
      const attributes = { 'server.address': call.address }
      spans.set(call, courses.begin(call.name, { kind: SpanKind.CLIENT, attributes }))
    },
    // Names of failures alone: their texts quote what was sent.
    error: (call: OutsideCall & { error: unknown }) => end(call, (call.error as Error).name),
    asyncEnd: (call: OutsideCall) => end(call),
    end: () => {},
    asyncStart: () => {},
  }
  OUTSIDE_CALLS.subscribe(listeners)
  return () => void OUTSIDE_CALLS.unsubscribe(listeners)
}

const KINDS: Readonly<Record<MessageWork, SpanKind>> = {
  receive: SpanKind.CONSUMER,
  push: SpanKind.INTERNAL,
  publish: SpanKind.PRODUCER,
}

/** A trace for each message that a device publishes and each visit of its inbox, with what is published in them. */
export function traceMessages(context: Pick<ServerContext, 'memory'>, courses: Courses): void {
  messageWatchOf(context).around(async (work, run) => {
    const span = courses.begin(`mqtt ${work}`, {
      kind: KINDS[work],
      attributes: { 'messaging.system': 'mqtt' },
      ...(work === 'publish' ? {} : { parent: ROOT_CONTEXT }),
    })
    await courses.during(span, run)
  })
}
