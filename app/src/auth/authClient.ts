import type { AccessToken, TokenSource } from '@airshed/data'
import type { PublicConfig } from '@airshed/schemas'
import {
  ErrorResponse,
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts'
import type { User as OidcUser } from 'oidc-client-ts'
import { CALLBACK_PATH, SILENT_PATH } from './signInPaths.ts'
import { signInProblem, type SignInProblem } from './signInProblem.ts'

/** The result of a silent sign-in attempt. */
export type SignInResult = { state: 'signed-in' } | { state: 'problem'; problem: SignInProblem }

/** Signs in and out, and keeps the token fresh. */
export interface AuthClient extends TokenSource {
  /** Checks with the provider whether a session exists. */
  signInSilently(): Promise<SignInResult>
  /** Redirects to the sign-in page, returning to `returnTo`. */
  signIn(returnTo: string, uiLocale: string): Promise<void>
  /** The same for a signed-in user, who has to authenticate again. */
  signInAgain(returnTo: string, uiLocale: string): Promise<void>
  /** Completes the redirect of `signIn`; resolves to the address to return to. */
  finishSignIn(): Promise<{ returnTo: string } | { problem: SignInProblem }>
  /** Ends the session here and at the provider. */
  signOut(): Promise<void>
}

const tokenOf = (user: OidcUser | null): AccessToken | null =>
  user === null || user.access_token === ''
    ? null
    : { accessToken: user.access_token, expiresAtMs: (user.expires_at ?? 0) * 1000 }

const problemOf = (error: unknown): SignInProblem =>
  error instanceof ErrorResponse
    ? signInProblem(error.error ?? '', error.error_description ?? '')
    : signInProblem('', error instanceof Error ? error.message : String(error))

/** Only returns to paths of this console. */
function safePath(state: unknown): string {
  const path = (state as { returnTo?: unknown } | null)?.returnTo
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/'
}

/**
 * OpenID Connect: authorization code with PKCE; tokens stay in memory, out of reach of scripts that read
 * storage. After a reload, a hidden frame asks the provider again.
 */
export function createAuthClient(config: PublicConfig, origin: string): AuthClient {
  const manager = new UserManager({
    authority: config.issuer,
    client_id: config.client_id,
    redirect_uri: `${origin}${CALLBACK_PATH}`,
    silent_redirect_uri: `${origin}${SILENT_PATH}`,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    resource: config.resource,
    automaticSilentRenew: false,
    loadUserInfo: false,
    silentRequestTimeoutInSeconds: 15,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
  })
  let token: AccessToken | null = null
  let refreshing: Promise<AccessToken | null> | null = null

  return {
    current: () => token,
    refresh() {
      refreshing ??= manager
        .signinSilent()
        .then((user) => (token = tokenOf(user)))
        .catch(() => (token = null))
        .finally(() => (refreshing = null))
      return refreshing
    },
    async signInSilently() {
      try {
        token = tokenOf(await manager.signinSilent())
        return token === null
          ? { state: 'problem', problem: signInProblem('login_required', '') }
          : { state: 'signed-in' }
      } catch (error) {
        return { state: 'problem', problem: problemOf(error) }
      }
    },
    signIn: (returnTo, uiLocale) =>
      manager.signinRedirect({ state: { returnTo }, ui_locales: uiLocale }),
    signInAgain: (returnTo, uiLocale) =>
      manager.signinRedirect({ state: { returnTo }, ui_locales: uiLocale, prompt: 'login' }),
    async finishSignIn() {
      try {
        const user = await manager.signinRedirectCallback()
        token = tokenOf(user)
        return { returnTo: safePath(user.state) }
      } catch (error) {
        return { problem: problemOf(error) }
      }
    },
    async signOut() {
      token = null
      await manager.signoutRedirect()
    },
  }
}
