import { createHash, randomBytes } from 'node:crypto'

const CLIENT = 'airshed-console'
const MOST_STEPS = 12

/** Whom to sign in, and the server's address for browsers. */
export interface SignIn {
  publicUrl: string
  email: string
  password: string
}

/**
 * Signs in as the console does: authorization code with PKCE, the password typed on the sign-in
 * page. Each request goes to the next process, as behind a load balancer.
 *
 * @param processes addresses of the processes themselves
 * @returns an access token
 */
export async function signIn(processes: readonly string[], person: SignIn): Promise<string> {
  const { publicUrl, email, password } = person
  const redirectUri = `${publicUrl}/sign-in/callback`
  const verifier = randomBytes(32).toString('base64url')
  const ask = createBrowser(processes, publicUrl)

  /** Follows redirects until it reaches a page or the console. */
  const follow = async (answer: Response): Promise<Response | URL> => {
    let current = answer
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const location = current.headers.get('location')
      if (location === null) return current
      const target = new URL(location, publicUrl)
      if (target.href.startsWith(redirectUri)) return target
      current = await ask(target)
    }
    throw new Error(`Expected an end of the redirects after ${MOST_STEPS}`)
  }

  const parameters = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    resource: 'urn:airshed:api',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const page = await follow(await ask(new URL(`/oidc/auth?${parameters}`, publicUrl)))
  if (page instanceof URL) throw new Error(`Expected the sign-in page, got ${page.href}`)
  const shown = await page.text()
  const [, action] = /<form[^>]*action="([^"]+)"/.exec(shown) ?? []
  if (action === undefined) throw new Error(`Expected the sign-in page, got ${shown}`)
  const callback = await follow(await ask(new URL(action, publicUrl), { email, password }))
  if (!(callback instanceof URL)) {
    throw new Error(`Expected the console, got ${callback.status}: ${await callback.text()}`)
  }
  const answer = await ask(new URL('/oidc/token', publicUrl), {
    client_id: CLIENT,
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (token === undefined) throw new Error(`Expected a token, got ${answer.status}`)
  return token
}

/** Sends each request to the next process and keeps cookies. */
function createBrowser(processes: readonly string[], publicUrl: string) {
  const cookies = new Map<string, string>()
  let turn = 0
  return async (url: URL, form?: Record<string, string>): Promise<Response> => {
    const origin = processes[turn++ % processes.length] ?? publicUrl
    const answer = await fetch(origin + url.pathname + url.search, {
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'text/html',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: form === undefined ? null : new URLSearchParams(form),
      redirect: 'manual',
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; ?/)
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const isGone = attributes.some((part) => /^expires=Thu, 01 Jan 1970/i.test(part))
      if (isGone || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
}
