import type { Session } from '../session.ts'

/** API calls with a person's rights. */
export interface PersonCalls {
  /** Returns the body; throws the server's message if it refused. */
  call<Answer = unknown>(
    method: string,
    path: string,
    body?: object | Uint8Array | null,
    type?: string,
  ): Promise<Answer>
}

/** Calls a console's API as the owner of a session: a quick way to set a scene. */
export async function asPerson(url: string, session: Session): Promise<PersonCalls> {
  const authorization = `Bearer ${await session.token()}`
  const root = new URL('/v2/', url)
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
