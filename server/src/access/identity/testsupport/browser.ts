import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

interface Cookie {
  name: string
  value: string
  path: string
}

/** Acts as a browser on the provider's pages: keeps cookies, follows redirects, fills in forms. */
export class TestBrowser {
  readonly #app: FastifyInstance
  readonly #origin: string
  readonly #headers: Readonly<Record<string, string>>
  #cookies: Cookie[] = []

  constructor(
    app: FastifyInstance,
    origin: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.#app = app
    this.#origin = origin
    this.#headers = headers
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.#request('GET', url)
  }

  post(url: string, form: Readonly<Record<string, string>>): Promise<LightMyRequestResponse> {
    return this.#request('POST', url, form)
  }

  /** Follows redirects until a page is shown or the console is reached. */
  async follow(response: LightMyRequestResponse): Promise<LightMyRequestResponse> {
    let current = response
    for (let step = 0; step < 10; step += 1) {
      const { location } = current.headers
      if (location === undefined || !this.#isProvider(location)) return current
      current = await this.get(location)
    }
    throw new Error(`expected an end of the redirects, got ${current.headers.location}`)
  }

  /** Path that the only or first form of a page is sent to. */
  formPath(page: LightMyRequestResponse): string {
    const [, path = ''] = /<form[^>]*action="([^"]+)"/.exec(page.body) ?? []
    return path
  }

  /** This browser, connected to another process of the same server. */
  copyFor(app: FastifyInstance): TestBrowser {
    const copy = new TestBrowser(app, this.#origin, this.#headers)
    copy.#cookies = [...this.#cookies]
    return copy
  }

  #isProvider(location: string): boolean {
    return new URL(location, this.#origin).pathname.startsWith('/oidc/')
  }

  async #request(
    method: 'GET' | 'POST',
    url: string,
    form?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(url, this.#origin)
    const cookie = this.#cookies
      .filter(({ path }) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const response = await this.#app.inject({
      method,
      url: pathname + search,
      headers: {
        accept: 'text/html',
        ...this.#headers,
        ...(cookie === '' ? {} : { cookie }),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
    })
    this.#keep([response.headers['set-cookie'] ?? []].flat())
    return response
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/; ?/)
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/'
      this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path)
      const isGone = attributes.some((part) => /^expires=Thu, 01 Jan 1970/i.test(part))
      if (!isGone && value !== '') this.#cookies.push({ name, value, path })
    }
  }
}
