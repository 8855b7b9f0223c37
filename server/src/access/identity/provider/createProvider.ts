import { Provider, type Configuration } from 'oidc-provider'
import type { ServerContext } from '../../../context.ts'
import { findUser } from '../describeUser.ts'
import { liveSession } from '../sessions.ts'
import { emailClaims, findAccount } from './account.ts'
import { consoleClient, consoleGrant, resourceServer, SCOPES } from './consoleClient.ts'
import {
  ACCESS_TOKEN_TTL_S,
  API_RESOURCE,
  INTERACTION_PATH,
  INTERACTION_TTL_S,
  OIDC_PATH,
  SESSION_CLAIM,
  SESSION_TTL_S,
} from './constants.ts'
import type { IdentityKeys } from './identityKeys.ts'
import { showProblem, showSignedOut, showSignOut } from './providerPages.ts'
import { createStorageAdapter } from './storageAdapter.ts'

/** The embedded OpenID Connect provider. Its only client is the console on the same origin. */
export function createProvider(context: ServerContext, keys: IdentityKeys): Provider {
  return new Provider(issuerOf(context), providerSettings(context, keys))
}

/** Issuer of the embedded provider. */
export function issuerOf({ config }: Pick<ServerContext, 'config'>): string {
  return `${config.publicUrl}${OIDC_PATH}`
}

/** Which session a token belongs to, and how its user proved who they are. */
async function sessionClaims(context: ServerContext, grantId: string | undefined) {
  const session = grantId === undefined ? null : await liveSession(context, grantId)
  return { [SESSION_CLAIM]: grantId, ...(session === null ? {} : { amr: session.methods }) }
}

function providerSettings(context: ServerContext, keys: IdentityKeys): Configuration {
  const { publicUrl } = context.config
  return {
    adapter: createStorageAdapter(context),
    jwks: { keys: [keys.signingKey] },
    clients: [consoleClient(publicUrl)],
    cookies: {
      keys: keys.cookieKeys,
      names: {
        session: 'airshed_session',
        interaction: 'airshed_sign_in',
        resume: 'airshed_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: OIDC_PATH },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    scopes: SCOPES,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
    },
    // The console reads the claims from the identity token, which saves a userinfo request.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    findAccount: (_ctx, id) => findAccount(context, id),
    loadExistingGrant: (ctx) => consoleGrant(context, ctx),
    extraTokenClaims: async (_ctx, token) => {
      const user = 'accountId' in token ? await findUser(context, token.accountId) : null
      const session = 'grantId' in token ? await sessionClaims(context, token.grantId) : {}
      return user === null ? undefined : { ...emailClaims(user), ...session }
    },
    // The console always gets one; it dies with the browser's session.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    interactions: { url: (_ctx, { uid }) => `${INTERACTION_PATH}/${uid}` },
    renderError: (ctx, out) => showProblem(ctx, out, publicUrl),
    ttl: {
      AccessToken: ACCESS_TOKEN_TTL_S,
      AuthorizationCode: 60,
      Grant: SESSION_TTL_S,
      IdToken: ACCESS_TOKEN_TTL_S,
      Interaction: INTERACTION_TTL_S,
      RefreshToken: SESSION_TTL_S,
      Session: SESSION_TTL_S,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API_RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => resourceServer(resource),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => showSignOut(ctx, form, publicUrl),
        postLogoutSuccessSource: (ctx) => showSignedOut(ctx, publicUrl),
      },
    },
  }
}
