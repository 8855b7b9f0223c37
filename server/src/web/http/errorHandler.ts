import { describeValue, issuesOf } from '@airshed/contract'
import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, apiError, errorBody, unavailable } from '../../base/errors.ts'
import { isStoreAway } from '../../storage/store/storeAwayError.ts'
import { scheduleByTimer, type Schedule } from '../../base/schedule.ts'
import { redactUrl } from './logging.ts'
import { COUNTED_FOR_MS, RefusalCount } from './refusalCount.ts'
import { sqlStateOf } from '../../storage/store/storeError.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media type of the body if it is not JSON. */
    bodyType?: string
  }
  interface FastifyInstance {
    /** Counts a request that was refused for load. */
    countRefusal?: () => void
  }
}

/** Listing more mistakes than this is of no help. */
const MAX_ISSUES = 20

/** Refusals that are no failure: they keep a server with much to do at work. */
const FOR_LOAD: ReadonlySet<string> = new Set(['SERVER_BUSY', 'QUEUE_FULL'])

const PART_NAMES: Record<string, string> = {
  body: 'The body',
  querystring: 'The query',
  params: 'The path',
  headers: 'A header',
}

/**
 * Turns every error into an ErrorBody; unknown errors are logged and not exposed, and refusals for load are counted.
 */
export function registerErrorHandler(
  app: FastifyInstance,
  schedule: Schedule = scheduleByTimer,
): void {
  const refusals = new RefusalCount({
    schedule,
    report(refused) {
      const seconds = COUNTED_FOR_MS / 1000
      const line = { event: 'requests.refused', refused, seconds }
      app.log.warn(line, `Requests refused for load within ${seconds} s: ${refused}`)
    },
  })
  app.decorate('countRefusal', () => refusals.add())
  app.addHook('onClose', async () => refusals.end())
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply))
}

/** Answers that there is nothing at this path. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const path = describePath(request.url)
  return sendError(apiError('ROUTE_NOT_FOUND', { method: request.method, path }), request, reply)
}

/** Answers with the ErrorBody of a failure. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toApiError(error as FastifyError, request)
  if (FOR_LOAD.has(failure.code)) request.server.countRefusal?.()
  else if (failure.statusCode >= 500) request.log.error({ err: error }, 'A request failed')
  return reply
    .code(failure.statusCode)
    .headers({ 'x-request-id': request.id, ...failure.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(failure, request.id)))
}

function toApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if (isStoreAway(error)) return unavailable('The store')
  if (error.validation !== undefined) return validationError(error, request)
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return apiError('TOO_LARGE', { limit: String(request.routeOptions.bodyLimit) })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return apiError('UNSUPPORTED_MEDIA_TYPE', {
        type: describeValue(request.headers['content-type']),
        wanted: request.routeOptions.config.bodyType ?? 'application/json',
      })
    default:
  }
  if (isBadValue(error)) {
    return apiError('BAD_REQUEST', { reason: 'a value has characters that cannot be stored' })
  }
  const status = error.statusCode ?? 500
  if (status === 413)
    return apiError('TOO_LARGE', { limit: String(request.routeOptions.bodyLimit) })
  if (status === 429) return apiError('TOO_MANY_REQUESTS', { seconds: '60' })
  if (status >= 400 && status < 500) {
    return apiError('BAD_REQUEST', { reason: `${error.message.replace(/\.$/, '')}` })
  }
  return apiError('INTERNAL')
}

/** Data exceptions of PostgreSQL: a NUL character in a text, a number out of range. */
function isBadValue(error: unknown): boolean {
  return /^22[0-9A-Z]{3}$/.test(sqlStateOf(error) ?? '')
}

function validationError(error: FastifyError, request: FastifyRequest): ApiError {
  const part = error.validationContext ?? 'body'
  const root = {
    body: request.body,
    querystring: request.query,
    params: request.params,
    headers: request.headers,
  }[part]
  const issues = issuesOf(error.validation as ErrorObject[], root).slice(0, MAX_ISSUES)
  const first = issues[0]
  return apiError(
    'VALIDATION_FAILED',
    {
      where: PART_NAMES[part] ?? part,
      first:
        first === undefined
          ? error.message
          : `At ${first.path}: expected ${first.expected}, got ${first.got}`,
    },
    issues,
  )
}

const describePath = (url: string) => (redactUrl(url).split('?')[0] ?? '').slice(0, 200)
