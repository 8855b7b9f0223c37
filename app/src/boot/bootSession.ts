import type { PublicConfig } from '@airshed/schemas'
import type { AuthClient } from '../auth/authClient.ts'
import type { SignInProblem } from '../auth/signInProblem.ts'

/** The outcome of the attempt to get a session. */
export type BootResult =
  | { state: 'signed-in'; config: PublicConfig; auth: AuthClient; returnTo: string | null }
  /** The browser is navigating to the sign-in page. */
  | { state: 'leaving' }
  | { state: 'denied'; detail: string; auth: AuthClient }
  | { state: 'failed'; error: unknown }
  /** The server answered, but sign-in works only at another origin than that of this page. */
  | { state: 'elsewhere'; origin: string; publicUrl: string }
  /** The identity provider could not be reached; in its own words if it gave any. */
  | { state: 'failed'; detail: string }

export interface BootOptions {
  isCallback: boolean
  /** Of this page, such as `http://localhost:4000`. */
  origin: string
  /** Path and query to come back to after a sign-in. */
  here: string
  /** BCP 47 tag of the sign-in page's language. */
  uiLocale: string
  fetchConfig: () => Promise<PublicConfig>
  createAuth: (config: PublicConfig) => Promise<AuthClient>
}

/** Resumes a session that the provider still has; otherwise shows the sign-in page. */
export async function bootSession(options: BootOptions): Promise<BootResult> {
  let known: PublicConfig | undefined
  const fetchConfig = async () => (known = await options.fetchConfig())
  const result = await tryBoot({ ...options, fetchConfig })
  const publicUrl = known?.public_url
  const { origin } = options
  return result.state === 'failed' && publicUrl !== undefined && originOf(publicUrl) !== origin
    ? { state: 'elsewhere', origin, publicUrl }
    : result
}

const originOf = (url: string): string => URL.parse(url)?.origin ?? url

async function tryBoot(options: BootOptions): Promise<BootResult> {
  let config: PublicConfig
  let auth: AuthClient
  try {
    config = await options.fetchConfig()
    auth = await options.createAuth(config)
  } catch (error) {
    return { state: 'failed', error }
  }

  const settle = async (problem: SignInProblem, returnTo: string): Promise<BootResult> => {
    if (problem.action === 'show-and-sign-out') {
      return { state: 'denied', detail: problem.detail, auth }
    }
    if (problem.action === 'retry') return { state: 'failed', detail: problem.detail }
    await auth.signIn(returnTo, options.uiLocale)
    return { state: 'leaving' }
  }

  if (options.isCallback) {
    const finished = await auth.finishSignIn()
    return 'problem' in finished
      ? settle(finished.problem, '/')
      : { state: 'signed-in', config, auth, returnTo: finished.returnTo }
  }
  const silent = await auth.signInSilently()
  return silent.state === 'signed-in'
    ? { state: 'signed-in', config, auth, returnTo: null }
    : settle(silent.problem, options.here)
}
