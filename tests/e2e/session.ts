import { createHash, randomBytes } from 'node:crypto'
import { request, type APIRequestContext, type BrowserContext } from 'playwright/test'

/** The demo's users, by the labels of their buttons. */
export type DemoUser = 'Owner' | 'Admin' | 'Manager' | 'User' | 'Partner' | 'Support'

/** A provider session, as a sign-in leaves it in a browser. */
export interface Session {
  /** Signs a browser in: each page it loads gets its own tokens. */
  lendTo(context: BrowserContext): Promise<void>
  /** Issues a new access token. */
  token(): Promise<string>
}

const CLIENT = 'airshed-console'

/** Signs in through the calls the sign-in page makes; throws if there is no such button. */
export async function openSession(url: string, user: DemoUser): Promise<Session> {
  const api = await request.newContext({ baseURL: url })
  const page = await (await askForCode(api, url)).answer.text()
  const [, action] = /<form[^>]*action="([^"]+\/demo)"/.exec(page) ?? []
  const button = new RegExp(`<button name="user" value="([^"]+)"[^>]*>\\s*Continue as ${user}\\s*<`)
  const [, id] = button.exec(page) ?? []
  if (action === undefined || id === undefined) {
    throw new Error(`Expected the button “Continue as ${user}”, got ${page}`)
  }
  await api.post(action, { form: { user: id } })
  const { cookies } = await api.storageState()
  return {
    lendTo: (context) => context.addCookies(cookies),
    async token() {
      const { answer, verifier } = await askForCode(api, url)
      const code = new URL(answer.url()).searchParams.get('code')
      if (code === null) throw new Error(`Expected a code, got ${answer.url()}`)
      const tokens = await api.post('/oidc/token', {
        form: {
          client_id: CLIENT,
          grant_type: 'authorization_code',
          code,
          redirect_uri: `${url}/sign-in/callback`,
          code_verifier: verifier,
        },
      })
      return ((await tokens.json()) as { access_token: string }).access_token
    },
  }
}

/** Ends at the console with a code in its address, or at the sign-in page. */
async function askForCode(api: APIRequestContext, url: string) {
  const verifier = randomBytes(32).toString('base64url')
  const params = {
    client_id: CLIENT,
    redirect_uri: `${url}/sign-in/callback`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    resource: 'urn:airshed:api',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  return { answer: await api.get('/oidc/auth', { params }), verifier }
}
