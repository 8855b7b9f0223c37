import { ROOT_CONTEXT, SpanKind, type Span } from '@opentelemetry/api'
import type { ServerContext } from '../../context.ts'
import { messageWatchOf, type MessageWork } from '../../fleet/mqtt/messageWatch.ts'
import { OUTSIDE_CALLS, type OutsideCall } from '../../base/outgoing/outsideCall.ts'
import type { Courses } from './courses.ts'

/**
 * A span for each mail that is handed over and each request to the S3 store, if caused by a request or a job. The
 * calls of the whole process are reported: those outside the context of a span of this server are ignored.
 *
 * @returns the function that stops it
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
    // Only the name of the error, as its message may quote what was sent.
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

/** A trace for each message that a device publishes and each push of its inbox, with the messages they publish. */
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
