import formbody from '@fastify/formbody'
import type { Locale } from '@airshed/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IANAZone } from 'luxon'
import type { ServerContext } from '../../../context.ts'
import { ApiError, type ServerErrorCode } from '../../../base/errors.ts'
import { sendError } from '../../../web/http/errorHandler.ts'
import { originOf } from '../../../access/events/originOf.ts'
import { hashInQueue, QUEUE_RETRY_S } from '../../../access/identity/passwordQueue.ts'
import { passwordField } from '../../../web/pages/passwordField.ts'
import { passwordErrors } from '../newPassword/newPassword.ts'
import { passwordTexts } from '../newPassword/passwordTexts.ts'
import {
  FORM_BYTES_MAX,
  formField,
  languageOf,
  pathOf,
  sendPage,
} from '../../../web/pages/requestFields.ts'
import { hashLinkSecret, SECRET_PATTERN } from '../secretLink.ts'
import { countWrongLink } from '../wrongLinks.ts'
import { refusalOf } from './answerInvitation.ts'
import { acceptByLink, accountOf, declineByLink, type InvitedAccount } from './followInvitation.ts'
import {
  invitationMessage,
  invitationPage,
  type AccountForm,
  type InvitationPage,
  type Way,
} from './invitationPage.ts'
import { INVITATION_PATH } from './inviteLink.ts'
import { invitationTexts, type InvitationProblem } from './invitationTexts.ts'
import { invitationOfLink, type OpenInvitation } from './openInvitation.ts'
import { namedScope } from '../../../web/http/namedScope.ts'

const PAGE = `${INVITATION_PATH}/:secret(${SECRET_PATTERN})`
const REQUESTS_PER_MINUTE = 60
const NAME_MAX = 100

const PROBLEMS: Partial<Record<ServerErrorCode, InvitationProblem>> = {
  INVITATION_ACCEPTED: 'accepted',
  INVITATION_INVALID: 'invalid',
  INVITATION_MEMBER: 'member',
  ORGANIZATION_HAS_OWNER: 'owner',
  ACCOUNT_REFUSED: 'deactivated',
  ORGANIZATION_LOCKED: 'locked',
  ROLES_ELSEWHERE: 'elsewhere',
  // The same form was sent twice concurrently.
  CONFLICT: 'accepted',
}

/** Status of a page that says why; default 409. */
const STATUSES: Partial<Record<InvitationProblem, number>> = {
  unknown: 404,
  tooMany: 429,
  locked: 423,
}

/**
 * The page that the link of an invitation leads to. Opening it changes nothing, because mail scanners follow
 * links; only its buttons do. It needs no session and creates none: people sign in after accepting.
 */
export async function registerInvitationPages(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  const { store, clock, config } = context
  const { publicUrl } = config

  const pageOf = (request: FastifyRequest): InvitationPage => ({
    language: languageOf(request),
    path: pathOf(request),
    publicUrl,
  })
  const refuse = (request: FastifyRequest, reply: FastifyReply, problem: InvitationProblem) => {
    return sendPage(reply, STATUSES[problem] ?? 409, invitationMessage(problem, pageOf(request)))
  }

  /** The invitation of the link and how its reader signs in, or a reply if there is none to answer. */
  const opened = async (request: FastifyRequest, reply: FastifyReply) => {
    const { secret } = request.params as { secret: string }
    const invitation = await invitationOfLink(store.db, hashLinkSecret(secret))
    if (invitation === undefined) {
      const waitMs = await countWrongLink(context, request.ip)
      if (waitMs > 0) void reply.header('retry-after', Math.ceil(waitMs / 1000))
      return { refused: refuse(request, reply, waitMs > 0 ? 'tooMany' : 'unknown') }
    }
    const refusal = refusalOf(invitation, clock())
    if (refusal !== null) {
      return { refused: refuse(request, reply, PROBLEMS[refusal.code] ?? 'invalid') }
    }
    return { invitation, way: await wayOf(context, invitation) }
  }

  await app.register(
    namedScope('invitation pages', async (scope) => {
      scope.removeAllContentTypeParsers()
      await scope.register(formbody, { bodyLimit: FORM_BYTES_MAX })
      scope.setErrorHandler((error, request, reply) => {
        if ((error as { statusCode?: number }).statusCode === 429) {
          return refuse(request, reply, 'tooMany')
        }
        const problem = error instanceof ApiError ? PROBLEMS[error.code] : undefined
        return problem === undefined
          ? sendError(error as Error, request, reply)
          : refuse(request, reply, problem)
      })
      const options = {
        schema: { hide: true },
        config: { rateLimit: { max: REQUESTS_PER_MINUTE, timeWindow: 60_000 } },
      }

      scope.get(PAGE, options, async (request, reply) => {
        const { refused, invitation, way } = await opened(request, reply)
        if (invitation === undefined) return refused
        return sendPage(reply, 200, invitationPage(invitation, way, pageOf(request)))
      })

      scope.post(
        PAGE,
        { ...options, config: { ...options.config, isSignIn: true } },
        async (request, reply) => {
          const { refused, invitation, way } = await opened(request, reply)
          if (invitation === undefined) return refused
          const page = pageOf(request)
          if (formField(request, 'do') === 'decline') {
            await declineByLink(context, invitation, answering(request))
            const { organizationName: declined } = invitation
            return sendPage(reply, 200, invitationMessage({ declined }, page))
          }
          if (formField(request, 'do') !== 'accept') {
            return sendPage(reply, 400, invitationPage(invitation, way, page))
          }
          const form = way === 'new' ? await accountForm(request, invitation) : null
          if (form !== null && Object.values(form.errors).some((error) => error !== undefined)) {
            return sendPage(reply, 422, invitationPage(invitation, way, page, form))
          }
          const passwordHash =
            form === null
              ? null
              : await hashInQueue(context, request.ip, passwordField(request, 'password'))
          if (form !== null && passwordHash === null) {
            void reply.header('retry-after', QUEUE_RETRY_S)
            const errors = { notice: passwordTexts(page.language).tooBusy }
            return sendPage(reply, 503, invitationPage(invitation, way, page, { ...form, errors }))
          }
          const account = way === 'known' ? null : accountOfForm(request, form, passwordHash)
          await acceptByLink(context, invitation, account, answering(request))
          const { organizationName: joined } = invitation
          const message = way === 'external' ? { joinedExternally: joined } : { joined }
          return sendPage(reply, 200, invitationMessage(message, page))
        },
      )
    }),
  )
}

const answering = (request: FastifyRequest) => ({
  requestId: request.id,
  from: originOf(request),
})

async function wayOf({ store, config }: ServerContext, { email }: OpenInvitation): Promise<Way> {
  if (config.oidcIssuer !== undefined) return 'external'
  return (await accountOf(store.db, email)) === undefined ? 'new' : 'known'
}

async function accountForm(
  request: FastifyRequest,
  { email }: OpenInvitation,
): Promise<AccountForm> {
  const language = languageOf(request)
  const texts = invitationTexts(language)
  const firstName = formField(request, 'first_name').trim().slice(0, NAME_MAX)
  const lastName = formField(request, 'last_name').trim().slice(0, NAME_MAX)
  const password = passwordField(request, 'password')
  const repeated = passwordField(request, 'repeated')
  return {
    firstName,
    lastName,
    errors: {
      firstName: firstName === '' ? texts.firstNameMissing : undefined,
      lastName: lastName === '' ? texts.lastNameMissing : undefined,
      ...(await passwordErrors({ password, repeated, email }, language)),
    },
  }
}

/** @param form null, as the hash is, if the external provider has the name and password */
function accountOfForm(
  request: FastifyRequest,
  form: AccountForm | null,
  passwordHash: string | null,
): InvitedAccount {
  const timezone = formField(request, 'timezone')
  const locale: Locale = languageOf(request) === 'es' ? 'es_ES' : 'en_US'
  return {
    firstName: form?.firstName ?? '',
    lastName: form?.lastName ?? '',
    locale,
    timezone: IANAZone.isValidZone(timezone) ? timezone : 'UTC',
    passwordHash,
  }
}
