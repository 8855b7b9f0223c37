import type { Page } from 'playwright'

/** Calls of the API with the rights of whoever is signed in on a page. */
export interface PersonCalls {
  /** Answers the body; throws what the server said where it refused. */
  call<Answer = unknown>(
    method: string,
    path: string,
    body?: object | Uint8Array | null,
    type?: string,
  ): Promise<Answer>
}

/** Opens a page anew and takes the token that its console sends along: for setting a scene quickly. */
export async function asPerson(page: Page): Promise<PersonCalls> {
  const sent = page.waitForRequest(
    (request) =>
      request.url().includes('/v2/users/me') && request.headers()['authorization'] !== undefined,
  )
  await page.goto('/')
  const request = await sent
  const authorization = request.headers()['authorization'] ?? ''
  const root = new URL('/v2/', request.url())
  return {
    async call<Answer>(
      method: string,
      path: string,
      body: object | Uint8Array | null = null,
      type = 'application/json',
    ) {
      const answer = await fetch(new URL(path, root), {
        method,
        headers: { authorization, ...(body === null ? {} : { 'content-type': type }) },
        body:
          body === null ? null : body instanceof Uint8Array ? body.slice() : JSON.stringify(body),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
      return (text === '' ? null : JSON.parse(text)) as Answer
    },
  }
}
