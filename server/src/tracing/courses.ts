import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
  type Tracer,
} from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'

/** What a span is begun with. */
export interface SpanFacts {
  kind: SpanKind
  attributes?: Attributes
  /** Default: now. */
  startTime?: Date
  /** Default: the span in whose course this code runs, or none. */
  parent?: Context
}

/**
 * The spans of one server and the code that runs in their course. The context of OpenTelemetry itself is one
 * for the whole process; several servers in a process would find each other’s spans in it.
 */
export class Courses {
  readonly #tracer: Tracer
  readonly #active = new AsyncLocalStorage<Context>()

  constructor(tracer: Tracer) {
    this.#tracer = tracer
  }

  /** The context in which this code runs; undefined: in the course of no span of this server. */
  active(): Context | undefined {
    return this.#active.getStore()
  }

  begin(name: string, { kind, attributes = {}, startTime, parent }: SpanFacts): Span {
    const context = parent ?? this.active() ?? ROOT_CONTEXT
    const facts = { kind, attributes, ...(startTime === undefined ? {} : { startTime }) }
    return this.#tracer.startSpan(name, facts, context)
  }

  /** Runs a task in the course of a span. */
  within<Result>(span: Span, task: () => Result): Result {
    return this.#active.run(trace.setSpan(ROOT_CONTEXT, span), task)
  }

  /** Runs a task in the course of a span, which ends with it: by the name of the failure, where it fails. */
  async during(span: Span, task: () => Promise<void>): Promise<void> {
    try {
      await this.within(span, task)
      this.end(span)
    } catch (error) {
      this.end(span, (error as Error).name)
      throw error
    }
  }

  /** Ends a span. What sends it afterwards runs in no course, or sending would be traced as well. */
  end(span: Span, failure?: string): void {
    if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure })
    this.#active.exit(() => span.end())
  }
}
