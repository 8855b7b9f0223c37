import type { Issue } from '@airshed/schemas'
import { isChange, Nothing, statusOf, type Call, type CallAnswer } from '@airshed/schemas/calls'
import type { Static, TSchema } from 'typebox'
import { createApiClient, type ApiClient } from '../api/client.ts'
import type { Clock } from '../timing.ts'

type PartOf<C, Name extends 'params' | 'query' | 'body'> = C extends {
  [Key in Name]: infer Schema extends TSchema
}
  ? Static<Schema>
  : Record<string, never>

/** The input of a call: path and query as text, the body parsed. */
export interface FakeInput<C> {
  params: PartOf<C, 'params'>
  query: PartOf<C, 'query'>
  body: PartOf<C, 'body'>
}

/** How one call is answered; made by {@link fake}. */
export interface FakeAnswer {
  call: Call
  answer: (input: never) => unknown
}

/** Handles a call in memory, with the same types as the server's handler. */
export const fake = <C extends Call>(
  call: C,
  answer: (input: FakeInput<C>) => CallAnswer<C> | Promise<CallAnswer<C>>,
): FakeAnswer => ({ call, answer })

/** A refusal to throw in a fake. */
export class FakeRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly issues: readonly Issue[]
  /** Values of the placeholders in the sentence of the code. */
  readonly parts: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: string,
    detail: string,
    issues: readonly Issue[] = [],
    parts: Readonly<Record<string, string>> = {},
  ) {
    super(detail)
    this.status = status
    this.code = code
    this.issues = issues
    this.parts = parts
  }
}

/** A request that was made. */
export interface FakeRequest {
  method: string
  /** Below the base URL, without its query. */
  path: string
  body: unknown
}

export interface FakeApi {
  api: ApiClient
  fetch: typeof globalThis.fetch
  /** Requests so far, oldest first. */
  calls: FakeRequest[]
}

export interface FakeApiOptions {
  clock: Clock
  /** Called first with each request. Whatever it throws is the response. */
  before?: (request: FakeRequest) => void
  /** Records requests in `calls`. Default true; pages that run for days disable it. */
  isRemembering?: boolean
  /** Path of a call, such as `alerts` → a body that replaces its response. */
  answers?: Readonly<Record<string, unknown>>
}

/**
 * A server in memory behind the real client: the first matching handler responds. Calls without a
 * handler are refused with status 404.
 */
export function createFakeApi(
  answers: readonly FakeAnswer[],
  { clock, before, isRemembering = true, answers: bodies = {} }: FakeApiOptions,
): FakeApi {
  const calls: FakeRequest[] = []
  const patterns = answers.map(({ call, answer }) => ({ call, answer, pattern: patternOf(call) }))

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost')
    const path = pathname.replace(/^\/v2\//, '')
    const method = init?.method ?? 'GET'
    const sent = init?.body ?? '{}'
    const body: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent
    const request = { method, path, body }
    if (isRemembering) calls.push(request)
    try {
      before?.(request)
      if (Object.hasOwn(bodies, path)) return Response.json(bodies[path])
      for (const { call, answer, pattern } of patterns) {
        const params = call.method === method ? pattern.exec(`/${path}`)?.groups : undefined
        if (params === undefined && !(call.method === method && pattern.test(`/${path}`))) continue
        const decoded = Object.fromEntries(
          Object.entries(params ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
        )
        const query = queryOf(searchParams)
        return respond(call, await answer({ params: decoded, query, body } as never))
      }
      throw new FakeRefusal(404, 'NOT_FOUND', `${path} is not here`)
    } catch (error) {
      if (!(error instanceof FakeRefusal)) throw error
      const { status, code, message, issues, parts } = error
      return Response.json(
        { errors: { detail: message }, error: 'Refused', code, issues, parts },
        { status },
      )
    }
  }
  const api = createApiClient({
    baseUrl: '/v2',
    tokens: {
      current: () => ({ accessToken: 'test', expiresAtMs: Number.MAX_SAFE_INTEGER }),
      refresh: () => Promise.resolve(null),
    },
    fetch,
    clock,
    onSessionExpired: () => undefined,
  })
  return { api, fetch, calls }
}

function respond(call: Call, answer: unknown): Response {
  const status = statusOf(call)
  if (answer instanceof Blob) return new Response(answer)
  if (call.answer === Nothing) return new Response(null, { status })
  return Response.json(answer, { status: isChange(call) ? status : 200 })
}

/** `/nodes/:id` → its regular expression, a group for each parameter. */
const patternOf = ({ path }: Call): RegExp =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/** Values that repeat become a list. */
function queryOf(found: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(found.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = found.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}
