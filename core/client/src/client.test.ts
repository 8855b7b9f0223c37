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
  it('goes to its address with the token, its query and its parameters', async () => {
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

  it('asks for the token of the moment where it is a function', async () => {
    let made = 0
    const { client, asked } = session(() => Response.json({}), {
      token: async () => `airshed_${(made += 1)}`,
    })
    await client.call(getNode, NODE)
    await client.call(getNode, NODE)
    expect(asked.map(({ token }) => token)).toEqual(['Bearer airshed_1', 'Bearer airshed_2'])
  })

  it('answers null where there is nothing to answer', async () => {
    const { client } = session(() => new Response(null, { status: 204 }))
    expect(await client.call(deleteDashboard, { params: { id: 'd1' } })).toBeNull()
  })

  it('that is refused says why by a code, in words, with the cure and the request', async () => {
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
  it('is made when the server says', async () => {
    const { client, asked } = session(({ attempt }) => (attempt < 3 ? BUSY() : Response.json({})))
    await client.call(getNode, NODE)
    expect(asked).toHaveLength(3)
  })

  it('is made so many times and no more', async () => {
    const { client, asked } = session(BUSY, { retries: 2 })
    await expect(client.call(getNode, NODE)).rejects.toMatchObject({ status: 429 })
    expect(asked).toHaveLength(3)
  })

  it.each([400, 401, 403, 404, 409, 500])('is not made after %s', async (status) => {
    const { client, asked } = session(() => refusal(status, 'SOME'))
    await expect(client.call(getNode, NODE)).rejects.toMatchObject({ status })
    expect(asked).toHaveLength(1)
  })

  it('is not made of what may have been done already', async () => {
    const { client, asked } = session(() => {
      throw new TypeError('connection reset')
    })
    await expect(client.call(createAlert, ALERT)).rejects.toBeInstanceOf(NetworkError)
    expect(asked).toHaveLength(1)
  })

  it.each(['UNAVAILABLE', 'QUEUE_FULL', 'SOME'])(
    'is not made of a change that is refused with 503 %s: it may have been done',
    async (code) => {
      const { client, asked } = session(() => refusal(503, code, '0'))
      await expect(client.call(createAlert, ALERT)).rejects.toMatchObject({ status: 503, code })
      expect(asked).toHaveLength(1)
    },
  )

  it.each([
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'SERVER_BUSY'],
  ])('is made of a change that is refused with %i %s: it was not begun', async (status, code) => {
    const { client, asked } = session(({ attempt }) =>
      attempt < 3 ? refusal(status, code, '0') : Response.json({}),
    )
    await client.call(createAlert, ALERT)
    expect(asked).toHaveLength(3)
  })

  it('is made after 503 of what may be done twice', async () => {
    const { client, asked } = session(({ attempt }) =>
      attempt % 2 === 1 ? refusal(503, 'UNAVAILABLE', '0') : Response.json({ data: [] }),
    )
    await client.call(getNode, NODE)
    await client.call(searchNodes, { body: {} })
    await client.call(deleteDashboard, { params: { id: 'd1' } })
    expect(asked.map(({ method }) => method).join(' ')).toBe('GET GET POST POST DELETE DELETE')
  })

  it('is given up with the signal, while it waits', async () => {
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

  it('come page after page, by the cursor in the address', async () => {
    const { client, asked } = session(pages)
    const serials: string[] = []
    for await (const { serial } of client.rows(listNodes, { query: { size: 2 } })) {
      serials.push(serial)
    }
    expect(serials).toEqual(['a', 'b', 'c'])
    expect(asked[1]?.url).toBe('https://air.example/v2/nodes?size=2&cursor=more&total=none')
  })

  it('come by the cursor in the body where the question is one', async () => {
    const { client, asked } = session(pages)
    const serials: string[] = []
    for await (const { serial } of client.rows(searchNodes, { body: { size: 2 } })) {
      serials.push(serial)
    }
    expect(serials).toEqual(['a', 'b', 'c'])
    expect(asked[1]?.body).toEqual({ size: 2, cursor: 'more', total: 'none' })
  })

  it('are not fetched further than they are taken', async () => {
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
