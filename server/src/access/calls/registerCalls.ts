import { plainNames } from '@airshed/domain'
import {
  isChange,
  LINES_ABOUT_HEADER,
  statusOf,
  type Call,
  type ChangeCall,
} from '@airshed/schemas/calls'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { sendMade, sendPieces } from '../../web/http/sendPieces.ts'
import { originOf } from '../events/originOf.ts'
import type { Actor } from '../events/record.ts'
import { roomForAnswer } from '../../web/http/unreadAnswers.ts'
import type { Caller } from '../identity/access.ts'
import { refuseClosedCall, requireCallerOrToken } from '../identity/requireCallerOrToken.ts'
import { FileAnswer } from './fileAnswer.ts'
import type { Handler } from './handler.ts'
import { JsonText } from './jsonText.ts'
import { performCall } from './perform.ts'
import { schemaOf } from './routeSchema.ts'

/** Checks that an answer matches the schema of its call: servers of tests do, others trust their own typed code. */
export type AnswerCheck = (call: Call, answer: unknown) => void

export interface CallOptions {
  /** Checks each answer before it is sent. Default: none; tests have one. */
  checkAnswer?: AnswerCheck
  /** Largest body, in bytes. Default: that of the server. */
  bodyLimit?: number
}

/**
 * Registers the route of every call: first the caller is authenticated, then the input is validated by its
 * schemas, then the access that the call names is checked.
 */
export function registerCalls(
  app: FastifyInstance,
  context: ServerContext,
  handlers: readonly Handler[],
  options: CallOptions = {},
): void {
  for (const handler of handlers) registerCall(app, context, handler, options)
}

function registerCall(
  app: FastifyInstance,
  context: ServerContext,
  handler: Handler,
  { checkAnswer, bodyLimit }: CallOptions,
): void {
  const { call } = handler
  const isSecret = isChange(call) && call.isSecret === true
  const compileOthers = app.validatorCompiler
  const bodyTypes = bodyTypesOf(call)
  const isBytes = bodyTypes.length > 0
  app.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: {
      isChange: isChange(call),
      ...(isBytes ? { bodyType: bodyTypes.join(' or ') } : {}),
      ...(streamsBody(call) ? { readsOwnBody: true } : {}),
      ...(call.limit === undefined ? {} : { rateLimit: rateLimitOf(call.limit) }),
    },
    // Bytes are checked by their handler, not by a schema.
    ...(isBytes
      ? {
          validatorCompiler: (route) =>
            route.httpPart === 'body' ? () => true : (compileOthers?.(route) ?? (() => true)),
        }
      : {}),
    ...(call.access === 'public' ? {} : { onRequest: requireCallerOrToken(context, call) }),
    // Limits of callers count after the input was checked; the others before it is read.
    ...(call.access === 'public' || call.limit?.by === 'caller'
      ? {}
      : { preParsing: refuseClosedCall }),
    ...(isChange(call) && !isBytes
      ? {
          preValidation: async ({ body }: FastifyRequest) => plainNames(body),
        }
      : {}),
    async handler(request: FastifyRequest, reply: FastifyReply) {
      if (call.access !== 'public') await refuseClosedCall(request)
      const { unread } = context.store.measurements
      if (call.access !== 'public' && !isChange(call)) {
        await roomForAnswer(unread, request.caller.user.id)
      }
      const { answer, status } = await performCall(context, handler, requestOf(call, request))
      if (answer instanceof FileAnswer) return sendFileAnswer(reply, call, answer)
      if (answer instanceof File) return sendFile(reply, call, answer)
      checkAnswer?.(call, answer instanceof JsonText ? answer.read() : answer)
      if (isSecret || call.access === 'public') void reply.header('cache-control', 'no-store')
      void reply.code(status ?? statusOf(call))
      if (!(answer instanceof JsonText)) return reply.send(answer ?? null)
      void reply.type('application/json; charset=utf-8')
      // Unread answers of public calls are counted by address, see `registerUnreadAnswers`.
      const whole = call.access === 'public' ? answer.text() : answer.whole()
      if (whole !== null) return reply.send(whole)
      const release = unread.hold(request.caller.user.id, answer.length)
      return reply.send(sendPieces(answer.pieces(), reply.raw, release))
    },
  })
}

function sendFileAnswer(reply: FastifyReply, call: Call, file: FileAnswer) {
  const { name, linesAbout, pieces, onEnd } = file
  void reply
    .code(statusOf(call))
    .type(`${call.fileType ?? 'application/octet-stream'}; charset=utf-8`)
    .header('content-disposition', contentDisposition(name))
    .header(LINES_ABOUT_HEADER, String(Math.round(linesAbout)))
    .header('cache-control', 'no-store')
  return reply.send(sendMade(pieces, reply.raw, onEnd))
}

/** A small file that a change answers with; none of these may be kept along the way. */
async function sendFile(reply: FastifyReply, call: Call, file: File) {
  void reply
    .code(statusOf(call))
    .type(call.fileType ?? 'application/octet-stream')
    .header('content-disposition', contentDisposition(file.name))
    .header('cache-control', 'no-store')
  return reply.send(Buffer.from(await file.arrayBuffer()))
}

function requestOf(call: Call, request: FastifyRequest) {
  const { params, query, body, log, id } = request
  const caller = call.access === 'public' ? null : request.caller
  return {
    input: {
      ...(call.params === undefined ? {} : { params: params as Record<string, unknown> }),
      ...(call.query === undefined ? {} : { query: query as Record<string, unknown> }),
      ...(call.body === undefined ? {} : { body }),
    },
    caller,
    actor: caller === null ? null : actorOf(caller),
    log,
    requestId: id,
    from: originOf(request),
  }
}

/** The actor that is recorded for changes. */
const actorOf = ({ user, token }: Caller): Actor => ({
  kind: token === null ? 'user' : 'token',
  id: user.id,
  name: token?.signature ?? user.fullName,
})

const rateLimitOf = ({ perMinute, by }: NonNullable<Call['limit']>) =>
  by === 'address'
    ? { max: perMinute }
    : {
        max: perMinute,
        timeWindow: 60_000,
        hook: 'preHandler' as const,
        // Regardless of the row, so that a caller cannot get around the limit by naming other rows.
        keyGenerator: ({ caller }: FastifyRequest) => caller.token?.id ?? caller.user.id,
      }

/** Whether the handler reads the body as it arrives. */
export const streamsBody = (call: Call): boolean => isChange(call) && call.streamsBody === true

/** Media types of a body that is bytes; empty if the body is JSON. */
export const bodyTypesOf = (call: Call): readonly string[] =>
  isChange(call) ? [(call satisfies ChangeCall).bodyType ?? []].flat() : []
