import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import type { TraceSettings } from '../../base/settings/traceSettings.ts'
import { Courses } from './courses.ts'
import { traceJobs, traceStatements } from './traceInside.ts'
import { traceOutgoing } from './traceOutgoing.ts'
import { traceMessages, traceOutside } from './traceOutside.ts'
import { traceRequests } from './traceRequests.ts'

/** How long the shutdown of a server waits for spans to be sent; ms. */
const FLUSH_WITHIN_MS = 3_000

/**
 * Traces a server: its requests, jobs, statements, outgoing calls and messages over MQTT. Spans are sent in the
 * background; if the collector is unavailable, only the spans are lost.
 */
export function traceServer(
  app: FastifyInstance,
  context: ServerContext,
  { url, headers, serviceName, ratio }: TraceSettings,
): void {
  const exporter = new OTLPTraceExporter({
    url,
    headers: { ...headers },
    timeoutMillis: FLUSH_WITHIN_MS,
  })
  // A caller that passes a trace must not decide whether it is sampled.
  const sampler = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const courses = new Courses(provider.getTracer('airshed'))
  traceRequests(app, courses)
  traceJobs(context, courses)
  traceMessages(context, courses)
  const stops = [traceStatements(context, courses), traceOutgoing(courses), traceOutside(courses)]
  app.addHook('onClose', async () => {
    for (const stop of stops) stop()
    await withinTime(provider.shutdown()).catch((error: unknown) =>
      context.log.warn({ err: error }, 'Waiting traces could not be sent'),
    )
  })
}

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The collector did not answer')), FLUSH_WITHIN_MS)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
