import {
  createAlert,
  deleteDashboard,
  exportMeasurements,
  getNode,
  listNodes,
  searchNodes,
} from '@airshed/schemas/calls'
import { describe, expect, it } from 'vitest'
import { createClient, type ClientOptions } from './client.ts'
import { ApiError, NetworkError } from './errors.ts'

type Answer = (request: { url: string; body: unknown; attempt: number }) => Response

/** A client whose server answers by `answer`, and what it was asked. */
function session(answer: Answer, options: Partial<ClientOptions> = {}) {
  const asked: { url: string; method: string; token: string | null; body: unknown }[] = []
  const client = createClient({
    server: 'https://air.example/',
    token: 'airshed_one',
    fetch: async (input, { method = 'GET', headers, body, signal } = {}) => {
      signal?.throwIfAborted()
      const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : body
      const token = new Headers(headers).get('authorization')
      asked.push({ url: String(input), method, token, body: sent })
      return answer({ url: String(input), body: sent, attempt: asked.length })
    },
    ...options,
  })
  return { client, asked }
}

const refusal = (status: number, code: string, retryAfter?: string) =>
  Response.json(
    {
      code,
      errors: { detail: 'Too many requests. Try again in 1 seconds' },
      request_id: 'request-1',
    },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  )
const BUSY = () => refusal(429, 'TOO_MANY_REQUESTS', '0')
const NODE = { params: { id: '1C00AAAA:0' } }
const ALERT = { body: { organization_id: 'city' } as never }

describe('a call', () => {
  it('sends the token, the query and the parameters to the address of the call', async () => {
    const { client, asked } = session(() => Response.json({ node_id: '1C00AAAA:0' }))
    await client.call(getNode, { ...NODE, query: { includes: ['data_points'] } })
    expect(asked).toEqual([
      {
        url: 'https://air.example/v2/nodes/1C00AAAA%3A0?includes=data_points',
        method: 'GET',
        token: 'Bearer airshed_one',
        body: undefined,
      },
    ])
  })

  it('asks a token function for the current token at each call', async () => {
    let made = 0
    const { client, asked } = session(() => Response.json({}), {
      token: async () => `airshed_${(made += 1)}`,
    })
    await client.call(getNode, NODE)
    await client.call(getNode, NODE)
    expect(asked.map(({ token }) => token)).toEqual(['Bearer airshed_1', 'Bearer airshed_2'])
  })

  it('answers null to a response without content', async () => {
    const { client } = session(() => new Response(null, { status: 204 }))
    expect(await client.call(deleteDashboard, { params: { id: 'd1' } })).toBeNull()
  })

  it('a refused call gives code, words, cure and request id', async () => {
    const { client } = session(() => refusal(403, 'FORBIDDEN'))
    const error = await client.call(getNode, NODE).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      detail: 'Too many requests. Try again in 1 seconds',
      cure: 'Try again in 1 seconds',
      requestId: 'request-1',
    })
  })
})

describe('another attempt', () => {
  it('retries after the time that the server gives', async () => {
    const { client, asked } = session(({ attempt }) => (attempt < 3 ? BUSY() : Response.json({})))
    await client.call(getNode, NODE)
    expect(asked).toHaveLength(3)
  })

  it('gives up after the given number of retries', async () => {
    const { client, asked } = session(BUSY, { retries: 2 })
    await expect(client.call(getNode, NODE)).rejects.toMatchObject({ status: 429 })
    expect(asked).toHaveLength(3)
  })

  it.each([400, 401, 403, 404, 409, 500])('makes no second attempt after %s', async (status) => {
    const { client, asked } = session(() => refusal(status, 'SOME'))
    await expect(client.call(getNode, NODE)).rejects.toMatchObject({ status })
    expect(asked).toHaveLength(1)
  })

  it('makes no second attempt at a creation that may have reached the server', async () => {
    const { client, asked } = session(() => {
      throw new TypeError('connection reset')
    })
    await expect(client.call(createAlert, ALERT)).rejects.toBeInstanceOf(NetworkError)
    expect(asked).toHaveLength(1)
  })

  it.each(['UNAVAILABLE', 'QUEUE_FULL', 'SOME'])(
    'makes no second attempt at a creation refused with 503 %s, as it may have been done',
    async (code) => {
      const { client, asked } = session(() => refusal(503, code, '0'))
      await expect(client.call(createAlert, ALERT)).rejects.toMatchObject({ status: 503, code })
      expect(asked).toHaveLength(1)
    },
  )

  it.each([
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'SERVER_BUSY'],
  ])('retries a creation that is refused with %i %s, as it was not begun', async (status, code) => {
    const { client, asked } = session(({ attempt }) =>
      attempt < 3 ? refusal(status, code, '0') : Response.json({}),
    )
    await client.call(createAlert, ALERT)
    expect(asked).toHaveLength(3)
  })

  it('retries reads, searches and deletions after a 503', async () => {
    const { client, asked } = session(({ attempt }) =>
      attempt % 2 === 1 ? refusal(503, 'UNAVAILABLE', '0') : Response.json({ data: [] }),
    )
    await client.call(getNode, NODE)
    await client.call(searchNodes, { body: {} })
    await client.call(deleteDashboard, { params: { id: 'd1' } })
    expect(asked.map(({ method }) => method).join(' ')).toBe('GET GET POST POST DELETE DELETE')
  })

  it('stops waiting for a retry when its signal aborts', async () => {
    const giveUp = new AbortController()
    const { client, asked } = session(() => {
      giveUp.abort()
      return refusal(429, 'TOO_MANY_REQUESTS', '3600')
    })
    const waiting = client.call(getNode, NODE, { signal: giveUp.signal })
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(asked).toHaveLength(1)
  })
})

describe('the rows of a list', () => {
  const pages: Answer = ({ url, body }) => {
    const cursor =
      new URL(url).searchParams.get('cursor') ?? (body as { cursor?: string } | undefined)?.cursor
    return Response.json(
      cursor === undefined
        ? { data: [{ serial: 'a' }, { serial: 'b' }], next: 'more' }
        : { data: [{ serial: 'c' }], next: null },
    )
  }

  it('fetches a list page by page, by the cursor in the address', async () => {
    const { client, asked } = session(pages)
    const serials: string[] = []
    for await (const { serial } of client.rows(listNodes, { query: { size: 2 } })) {
      serials.push(serial)
    }
    expect(serials).toEqual(['a', 'b', 'c'])
    expect(asked[1]?.url).toBe('https://air.example/v2/nodes?size=2&cursor=more&total=none')
  })

  it('fetches a search page by page, by the cursor in the body', async () => {
    const { client, asked } = session(pages)
    const serials: string[] = []
    for await (const { serial } of client.rows(searchNodes, { body: { size: 2 } })) {
      serials.push(serial)
    }
    expect(serials).toEqual(['a', 'b', 'c'])
    expect(asked[1]?.body).toEqual({ size: 2, cursor: 'more', total: 'none' })
  })

  it('fetches no further pages than the reader takes', async () => {
    const { client, asked } = session(pages)
    for await (const { serial } of client.rows(listNodes)) if (serial === 'b') break
    expect(asked).toHaveLength(1)
  })
})

it('a file arrives as a stream', async () => {
  const { client } = session(() => new Response('# Airshed\na,1\n'))
  const body = { data_point_id: ['a/132:5'], from: 0, to: 1 }
  const stream = await client.stream(exportMeasurements, { body })
  expect(await new Response(stream).text()).toBe('# Airshed\na,1\n')
})
