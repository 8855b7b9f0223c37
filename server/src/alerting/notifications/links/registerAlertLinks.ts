import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../../context.ts'
import { sendError } from '../../../web/http/errorHandler.ts'
import { originOf } from '../../../access/events/originOf.ts'
import { pageLanguage } from '../../../web/pages/language.ts'
import type { PageAnswer } from '../../../web/pages/pageLayout.ts'
import { followLink } from './followLink.ts'
import { linkKey, loadLinkKey } from './linkKey.ts'
import { findLinkedAlert, type LinkedAlert } from './linkedAlert.ts'
import { linkPage, problemPage } from './linkPage.ts'
import type { LinkProblem } from './linkTexts.ts'
import { linkRequest, ONE_CLICK } from './linkRequest.ts'
import { readLink, type AlertLink } from './linkToken.ts'
import { namedScope } from '../../../web/http/namedScope.ts'

/** Longer than the name of any page of the console below an organization called `n`. */
const PAGE = '/n/:token(^[\\w-]{24,400}$)'
/** Each character of a comment may be nine bytes of a form. */
const FORM_BYTES_MAX = 8 * 1024
/** Mail providers post for all of their users from a few addresses. */
const REQUESTS_PER_MINUTE = 120

const STATUS: Readonly<Record<LinkProblem, number>> = {
  unknown: 404,
  gone: 404,
  expired: 410,
  left: 403,
  forbidden: 403,
  full: 409,
  over: 409,
  notUnderstood: 400,
  tooMany: 429,
}

/**
 * The pages that links of alert mails lead to. Opening one changes nothing, as mail scanners follow links;
 * only its button does, or the one-click request of a mail program. Neither needs or creates a session.
 */
export async function registerAlertLinks(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  const { clock, config, store } = context
  const { publicUrl } = config
  await loadLinkKey(context)

  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    { purpose }: AlertLink,
    alert: LinkedAlert,
  ) => {
    const path = `/n/${(request.params as { token: string }).token}`
    return send(reply, 200, linkPage(purpose, alert, { path, publicUrl, now: clock() }))
  }

  const refuse = (request: FastifyRequest, reply: FastifyReply, problem: LinkProblem) => {
    const language = pageLanguage({ acceptLanguage: request.headers['accept-language'] })
    return send(reply, STATUS[problem], problemPage(problem, language, publicUrl))
  }

  const linkOf = ({ params }: FastifyRequest): AlertLink | 'unknown' | 'expired' => {
    const link = readLink((params as { token: string }).token, linkKey(context))
    if (link === null) return 'unknown'
    return link.expiresAt <= clock() ? 'expired' : link
  }

  await app.register(
    namedScope('alert links', async (scope) => {
      scope.removeAllContentTypeParsers()
      await scope.register(formbody, { bodyLimit: FORM_BYTES_MAX })
      scope.addContentTypeParser(
        'multipart/form-data',
        { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
        (_request, body, done) => done(null, isOneClickForm(String(body)) ? oneClick : {}),
      )
      scope.setErrorHandler((error, request, reply) =>
        (error as { statusCode?: number }).statusCode === 429
          ? refuse(request, reply, 'tooMany')
          : sendError(error, request, reply),
      )
      const options = {
        schema: { hide: true },
        config: { rateLimit: { max: REQUESTS_PER_MINUTE, timeWindow: 60_000 } },
      }

      scope.get(PAGE, options, async (request, reply) => {
        const link = linkOf(request)
        if (typeof link === 'string') return refuse(request, reply, link)
        const alert = await findLinkedAlert(store.db, link)
        if (typeof alert === 'string') return refuse(request, reply, alert)
        const problem = problemOf(link, alert)
        if (problem !== null) return refuse(request, reply, problem)
        return show(request, reply, link, alert)
      })

      scope.post(PAGE, options, async (request, reply) => {
        const link = linkOf(request)
        if (typeof link === 'string') return refuse(request, reply, link)
        const asked = linkRequest(request.body, link)
        if (asked === null) return refuse(request, reply, 'notUnderstood')
        const done = await followLink(context, link, asked, {
          requestId: request.id,
          from: originOf(request),
        })
        if (typeof done === 'string') return refuse(request, reply, done)
        return show(request, reply, link, done)
      })
    }),
  )
}

const oneClick = { [ONE_CLICK.name]: ONE_CLICK.value }

const isOneClickForm = (body: string): boolean =>
  body.includes(`name="${ONE_CLICK.name}"`) && body.includes(ONE_CLICK.value)

/** Why the page of a link has nothing to offer its reader now; null: it has. */
function problemOf({ purpose }: AlertLink, alert: LinkedAlert): LinkProblem | null {
  if (purpose === 'unsubscribe') return null
  if (!alert.mayManage) return 'forbidden'
  return purpose === 'acknowledge' && !alert.isCurrent ? 'over' : null
}

const send = (reply: FastifyReply, status: number, { headers, body }: PageAnswer) =>
  reply.code(status).headers(headers).send(body)
