import { HOUR_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { ServerContext } from '../context.ts'
import { defineJob } from '../jobs/defineJob.ts'
import type { Caller } from './access.ts'
import { createProvider } from './provider/createProvider.ts'
import { identityKeys } from './provider/identityKeys.ts'
import { mountProvider } from './provider/mountProvider.ts'
import { forgetExpired } from './provider/storageAdapter.ts'
import { registerSignInPage } from './signIn/signInRoutes.ts'

const forgetSignInsJob = defineJob({ kind: 'identity.forget', payload: Type.Object({}) })

/**
 * Prepares requests for `requireCaller` and, unless an external issuer is set, serves the embedded
 * provider and its sign-in page below `/oidc`.
 */
export async function registerIdentity(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  app.decorateRequest('caller', null as unknown as Caller)
  app.decorateRequest('tokenName', null)
  if (context.config.oidcIssuer !== undefined) return

  const provider = createProvider(context, await identityKeys(context))
  provider.on('server_error', (_ctx, error) =>
    context.log.error({ err: error }, 'the identity provider failed'),
  )
  await registerSignInPage(app, context, provider)
  await mountProvider(app, provider, context.config.publicUrl)

  context.jobs.work(forgetSignInsJob, () => forgetExpired(context))
  context.jobs.every(forgetSignInsJob, { everyMs: HOUR_MS })
}
