import { HOUR_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { UNAVAILABLE_RETRY_SECONDS } from '../../base/errors.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { isStoreAway } from '../../storage/store/storeAwayError.ts'
import type { Caller } from './access.ts'
import { createProvider } from './provider/createProvider.ts'
import { identityKeys } from './provider/identityKeys.ts'
import { mountProvider } from './provider/mountProvider.ts'
import { forgetExpired } from './provider/storageAdapter.ts'
import { forgetSteps } from './secondFactor/proofSteps.ts'
import { forgetAttempts } from './signIn/failedSignIns.ts'
import { followSessions } from './sessions.ts'
import { registerSignInPage } from './signIn/signInRoutes.ts'

const forgetSignInsJob = defineJob({ kind: 'identity.forget', payload: Type.Object({}) })

/**
 * Prepares requests for `requireCallerOrToken` and, unless an external issuer is set, serves the embedded
 * provider and its sign-in page below `/oidc`.
 */
export async function registerIdentity(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  app.decorateRequest('caller', null as unknown as Caller)
  app.decorateRequest('closedToToken', null)
  keepForgetting(context)
  if (context.config.oidcIssuer !== undefined) return

  const stopFollowing = followSessions(context)
  app.addHook('onClose', async () => stopFollowing())
  const provider = createProvider(context, await identityKeys(context))
  provider.on('server_error', (ctx, error) => {
    context.log.error({ err: error }, 'the identity provider failed')
    if (!isStoreAway(error)) return
    ctx.status = 503
    ctx.set('retry-after', UNAVAILABLE_RETRY_SECONDS)
  })
  await registerSignInPage(app, { context, provider })
  await mountProvider(app, provider, context.config.publicUrl)
}

/** Also needed with an external issuer, because pages without a session count guesses at their links. */
function keepForgetting(context: ServerContext): void {
  context.jobs.work(forgetSignInsJob, async () => {
    await forgetExpired(context)
    await forgetAttempts(context)
    await forgetSteps(context)
  })
  context.jobs.every(forgetSignInsJob, { everyMs: HOUR_MS })
}
