import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api'
import type { ServerContext } from '../../context.ts'
import type { Courses } from './courses.ts'

/** Maximum length of the text of a statement. */
const TEXT_MAX = 2_000

/**
 * A span for each statement that a request or a job causes; other statements of the server are left out. The text
 * has `$1` in place of values.
 *
 * @returns the function that stops it
 */
export function traceStatements({ store }: Pick<ServerContext, 'store'>, courses: Courses) {
  return store.watchStatements(({ kind, sql, durationMs, isFailed }) => {
    if (courses.active() === undefined) return
    const span = courses.begin(`store ${kind}`, {
      kind: SpanKind.CLIENT,
      startTime: new Date(Date.now() - durationMs),
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': kind,
        'db.query.text': sql.slice(0, TEXT_MAX),
      },
    })
    courses.end(span, isFailed ? 'The statement failed' : undefined)
  })
}

/** A trace for each attempt of a job. */
export function traceJobs({ jobs }: Pick<ServerContext, 'jobs'>, courses: Courses): void {
  jobs.around(async (kind, run) => {
    const span = courses.begin(`job ${kind}`, {
      kind: SpanKind.CONSUMER,
      parent: ROOT_CONTEXT,
      attributes: { 'airshed.job.kind': kind },
    })
    await courses.during(span, run)
  })
}
