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

/** What a span is started with. */
interface SpanFacts {
  kind: SpanKind
  attributes?: Attributes
  /** Default: now. */
  startTime?: Date
  /** Default: the span in whose context this code runs, or none. */
  parent?: Context
}

/**
 * The spans of one server and the code that runs in their context. OpenTelemetry's own context is global to the
 * process; several servers in a process would see each other’s spans in it.
 */
export class Courses {
  readonly #tracer: Tracer
  readonly #active = new AsyncLocalStorage<Context>()

  constructor(tracer: Tracer) {
    this.#tracer = tracer
  }

  /** The context in which this code runs; undefined: not in the context of a span of this server. */
  active(): Context | undefined {
    return this.#active.getStore()
  }

  begin(name: string, { kind, attributes = {}, startTime, parent }: SpanFacts): Span {
    const context = parent ?? this.active() ?? ROOT_CONTEXT
    const facts = { kind, attributes, ...(startTime === undefined ? {} : { startTime }) }
    return this.#tracer.startSpan(name, facts, context)
  }

  /** Runs a task in the context of a span. */
  within<Result>(span: Span, task: () => Result): Result {
    return this.#active.run(trace.setSpan(ROOT_CONTEXT, span), task)
  }

  /** Runs a task in the context of a span, which ends with it, with the name of the error if it fails. */
  async during(span: Span, task: () => Promise<void>): Promise<void> {
    try {
      await this.within(span, task)
      this.end(span)
    } catch (error) {
      this.end(span, (error as Error).name)
      throw error
    }
  }

  /** Ends a span. It is exported outside of any context, or the export would be traced as well. */
  end(span: Span, failure?: string): void {
    if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure })
    this.#active.exit(() => span.end())
  }
}
