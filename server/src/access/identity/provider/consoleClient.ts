import {
  errors,
  type ClientMetadata,
  type Grant,
  type KoaContextWithOIDC,
  type ResourceServer,
} from 'oidc-provider'
import type { ServerContext } from '../../../context.ts'
import {
  ACCESS_TOKEN_TTL_S,
  API_RESOURCE,
  CONSOLE_CLIENT_ID,
  SIGNING_ALGORITHM,
} from './constants.ts'
import { isStillSignedIn } from './isStillSignedIn.ts'
import { noteSession } from './sessionRow.ts'

/** Scopes that may be requested. */
export const SCOPES = ['openid', 'offline_access', 'profile', 'email']

/** The console: a public client on the server's own origin. */
export function consoleClient(publicUrl: string): ClientMetadata {
  return {
    client_id: CONSOLE_CLIENT_ID,
    client_name: 'Airshed Console',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [`${publicUrl}/sign-in/callback`, `${publicUrl}/sign-in/silent`],
    post_logout_redirect_uris: [`${publicUrl}/`],
    id_token_signed_response_alg: SIGNING_ALGORITHM,
  }
}

/**
 * The console is first-party, so it is granted all scopes without a consent page. Each grant is a session. There is
 * none for a user whose sessions were ended during the request: the provider then asks for a sign-in.
 */
export async function consoleGrant(
  context: ServerContext,
  ctx: KoaContextWithOIDC,
): Promise<Grant | undefined> {
  const { provider, session, client } = ctx.oidc
  if (session?.accountId === undefined || client?.clientId !== CONSOLE_CLIENT_ID) return undefined
  const { accountId } = session
  const grantId = session.grantIdFor(CONSOLE_CLIENT_ID)
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  if (known?.accountId === accountId && grantId !== undefined) {
    await noteSession(context, ctx, grantId)
    return known
  }
  const grant = new provider.Grant({ clientId: CONSOLE_CLIENT_ID, accountId })
  grant.addOIDCScope(SCOPES.join(' '))
  const id = await grant.save()
  if (!(await isStillSignedIn(context.store.db, accountId))) {
    await grant.destroy()
    return undefined
  }
  await noteSession(context, ctx, id)
  return grant
}

/** Format of access tokens for the API. */
export function resourceServer(resource: string): ResourceServer {
  if (resource !== API_RESOURCE) throw new errors.InvalidTarget()
  return {
    scope: '',
    audience: API_RESOURCE,
    accessTokenTTL: ACCESS_TOKEN_TTL_S,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: SIGNING_ALGORITHM } },
  }
}
