import {
  deleteDashboard,
  exportMeasurements,
  getDashboard,
  getNode,
  listAlerts,
  listDashboards,
  pinPlugin,
  publishPlugin,
  starDashboard,
} from '@airshed/schemas/calls'
import { describe, expect, it } from 'vitest'
import { handClock } from '../testsupport/handClock.ts'
import { createApiClient } from './client.ts'
import { ApiError, isCancelled, NetworkError } from '@airshed/client'
import type { AccessToken } from './tokens.ts'
import type { Upload, UploadProgress } from './uploadByXhr.ts'

type Answer = (request: { url: string; init: RequestInit; token: string | null }) => Response

const refused = (status: number, body: unknown = { error: 'Refused' }) =>
  Response.json(body, { status })

/** A client whose server answers by `answer`, and whose token has so many ms left. */
function session(
  answer: Answer,
  {
    leftMs = 60_000,
    canRenew = true,
    upload,
  }: { leftMs?: number; canRenew?: boolean; upload?: Upload } = {},
) {
  const clock = handClock()
  const seen: {
    url: string
    method: string
    token: string | null
    type: string | null
    body: unknown
    requestId: string | null
  }[] = []
  const reported = { renewals: 0, ended: 0 }
  let token: AccessToken | null = { accessToken: 'old', expiresAtMs: clock.now() + leftMs }
  const api = createApiClient({
    baseUrl: 'https://air.example/v2/',
    clock,
    ...(upload === undefined ? {} : { upload }),
    tokens: {
      current: () => token,
      async refresh() {
        reported.renewals += 1
        await Promise.resolve()
        token = canRenew ? { accessToken: 'new', expiresAtMs: clock.now() + 60_000 } : null
        return token
      },
    },
    fetch: async (input, init = {}) => {
      const url = String(input)
      const headers = new Headers(init.headers)
      const sent = headers.get('authorization')?.replace('Bearer ', '') ?? null
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
      const type = headers.get('content-type')
      const requestId = headers.get('x-request-id')
      seen.push({ url, method: init.method ?? '', token: sent, type, body, requestId })
      init.signal?.throwIfAborted()
      await Promise.resolve()
      return answer({ url, init, token: sent })
    },
    onSessionExpired: () => (reported.ended += 1),
  })
  return { api, seen, reported }
}

const D1 = { params: { id: 'd1' } }

const onlyNew: Answer = ({ token }) =>
  token === 'new' ? Response.json({ data: [] }) : refused(401)

describe('a call', () => {
  it('sends the token, the query and the body of a call', async () => {
    const { api, seen } = session(() => Response.json({ data: [], total: 0, page: 1, size: 5 }))
    await api.call(listAlerts, { query: { organization_id: 'org_city', size: 5 } })
    await api.call(getNode, {
      params: { id: '1C00A3F7:0' },
      query: { includes: ['profiles', 'data_points'] },
    })
    await api.call(starDashboard, { params: { id: 'd 1/2' }, body: { is_starred: true } })
    expect(seen).toMatchObject([
      {
        method: 'GET',
        url: 'https://air.example/v2/alerts?organization_id=org_city&size=5',
        token: 'old',
      },
      { url: 'https://air.example/v2/nodes/1C00A3F7%3A0?includes=profiles&includes=data_points' },
      {
        method: 'PUT',
        url: 'https://air.example/v2/dashboards/d%201%2F2/star',
        body: { is_starred: true },
      },
    ])
  })

  it('sends an archive as it is, with its media type', async () => {
    const { api, seen } = session(() => Response.json({ id: 'acme.gauge' }, { status: 201 }))
    const archive = new Blob(['PK'])
    await api.call(publishPlugin, { query: { organization_id: 'org_city' }, body: archive })
    await api.call(pinPlugin, {
      params: { id: 'acme.gauge' },
      query: { organization_id: 'org_city' },
      body: { version: null },
    })
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: 'https://air.example/v2/plugins?organization_id=org_city',
        type: 'application/vnd.airshed.plugin',
      },
      {
        method: 'PUT',
        url: 'https://air.example/v2/plugins/acme.gauge/current?organization_id=org_city',
        type: 'application/json',
        body: { version: null },
      },
    ])
    expect(seen[0]?.body).toBe(archive)
  })

  it('sends a call through the client’s upload where its progress is wanted', async () => {
    const sent: string[] = []
    const { api, seen } = session(() => Response.json({ data: [] }), {
      upload: async (url, { method, headers, body }, onSent) => {
        sent.push(`${method} ${url} ${headers['content-type']} ${(body as Blob).size}`)
        onSent({ sentBytes: 2, totalBytes: 2 })
        return Response.json({ id: 'acme.gauge' }, { status: 201 })
      },
    })
    const reported: UploadProgress[] = []
    await api.call(
      publishPlugin,
      { query: { organization_id: 'org_city' }, body: new Blob(['PK']) },
      { onSent: (progress) => reported.push(progress) },
    )
    expect(sent).toEqual([
      'POST https://air.example/v2/plugins?organization_id=org_city application/vnd.airshed.plugin 2',
    ])
    expect(reported).toEqual([{ sentBytes: 2, totalBytes: 2 }])
    expect(seen).toEqual([])
  })

  it('gives a request id to each change, which the client knows as its own', async () => {
    const { api, seen } = session(() => Response.json({ id: 'd1' }))
    await api.call(getDashboard, D1)
    await api.call(starDashboard, { ...D1, body: { is_starred: true } })
    const [read, changed] = seen.map(({ requestId }) => requestId)
    expect(read).toBeNull()
    expect(changed).toMatch(/^[0-9a-f]{32}$/)
    expect([api.isOwnRequest(String(changed)), api.isOwnRequest('another')]).toEqual([true, false])
  })

  it('hands over a file as it came, and a refusal as an error', async () => {
    const body = { data_point_id: ['a/132:5'], from: 0, to: 1 }
    const file = session(
      () => new Response('# Airshed', { headers: { 'content-type': 'text/csv' } }),
    )
    const answer = await file.api.call(exportMeasurements, { body })
    expect(await answer.text()).toBe('# Airshed')
    const none = session(() => refused(429, { code: 'TOO_MANY_REQUESTS', error: 'Later' }))
    await expect(none.api.call(exportMeasurements, { body })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  it('accepts a response without a body', async () => {
    const { api } = session(() => new Response(null, { status: 204 }))
    await expect(api.call(deleteDashboard, D1)).resolves.toBeDefined()
  })
})

describe('an expired token', () => {
  it.each([
    ['401', refused(401), 9000],
    ['403', refused(403), 10_000],
    ['an Unauthorized body', refused(400, { error: 'Unauthorized' }), 0],
    ['an Unauthorized detail', refused(400, { errors: { detail: 'Unauthorized' } }), -5],
  ])('renews an expired token at %s, and repeats the call', async (_, refusal, leftMs) => {
    const { api, seen, reported } = session(
      ({ token }) => (token === 'new' ? Response.json({ id: 'd1' }) : refusal.clone()),
      { leftMs },
    )
    await expect(api.call(getDashboard, D1)).resolves.toEqual({ id: 'd1' })
    expect(seen.map(({ token }) => token)).toEqual(['old', 'new'])
    expect(reported).toEqual({ renewals: 1, ended: 0 })
  })

  it('renews an expired token once for all waiting calls', async () => {
    const { api, seen, reported } = session(onlyNew, { leftMs: 0 })
    await Promise.all([1, 2, 3, 4].map(() => api.call(listDashboards)))
    expect(reported.renewals).toBe(1)
    expect(seen).toHaveLength(8)
  })

  it('ends the session where an expired token cannot be renewed', async () => {
    const { api, seen, reported } = session(onlyNew, { leftMs: 0, canRenew: false })
    await expect(api.call(listDashboards)).rejects.toBeInstanceOf(ApiError)
    expect(reported).toEqual({ renewals: 1, ended: 1 })
    expect(seen).toHaveLength(1)
  })

  it('makes no third attempt after the token was renewed', async () => {
    const { api, seen, reported } = session(() => refused(401), { leftMs: 0 })
    await expect(api.call(listDashboards)).rejects.toMatchObject({ status: 401 })
    expect(seen).toHaveLength(2)
    expect(reported).toEqual({ renewals: 1, ended: 1 })
  })
})

describe('a token with time left', () => {
  it('keeps a valid token where a right is missing', async () => {
    const { api, seen, reported } = session(() => refused(403), { leftMs: 10_001 })
    await expect(api.call(getDashboard, D1)).rejects.toMatchObject({ status: 403 })
    expect(seen).toHaveLength(1)
    expect(reported).toEqual({ renewals: 0, ended: 0 })
  })

  it('ends the session for a valid token that the server does not know', async () => {
    const { api, reported } = session(() => refused(401))
    await expect(api.call(getDashboard, D1)).rejects.toMatchObject({ status: 401 })
    expect(reported).toEqual({ renewals: 0, ended: 1 })
  })
})

describe('a failed call', () => {
  it.each([
    ['errors.detail', { errors: { detail: 'Name is taken' }, error: 'Conflict' }, 'Name is taken'],
    ['error', { error: 'Conflict' }, 'Conflict'],
    ['the status text', {}, 'Gone away'],
    ['the status text, for no JSON', '<html>', 'Gone away'],
  ])('reads the refusal %s', async (_, body, expected) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const { api } = session(() => new Response(text, { status: 409, statusText: 'Gone away' }))
    await expect(api.call(getDashboard, D1)).rejects.toMatchObject({
      detail: expected,
      status: 409,
    })
  })

  it('keeps the code and the issues of a refusal', async () => {
    const issues = [{ path: '/name', expected: 'a value', got: 'nothing' }]
    const { api } = session(() => refused(400, { code: 'VALIDATION_FAILED', issues }))
    await expect(api.call(getDashboard, D1)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      issues,
    })
  })

  it('turns a failed fetch into a network error', async () => {
    const { api } = session(() => {
      throw new TypeError('Failed to fetch')
    })
    const error = await api.call(getDashboard, D1).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(NetworkError)
    expect((error as Error).message).toContain('GET dashboards/d1')
  })

  it.each([502, 503, 504])('counts status %d of a proxy as a network error', async (status) => {
    const page = '<html><h1>Bad Gateway</h1></html>'
    const { api } = session(() => new Response(page, { status, statusText: 'Gone away' }))
    await expect(api.call(getDashboard, D1)).rejects.toBeInstanceOf(NetworkError)
  })

  it('counts a busy server as a refusal with its code', async () => {
    const { api } = session(() => refused(503, { code: 'UNAVAILABLE' }))
    await expect(api.call(getDashboard, D1)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('recognises a call that was cancelled', async () => {
    const { api } = session(() => Response.json({}))
    const controller = new AbortController()
    controller.abort()
    const error = await api
      .call(getDashboard, D1, { signal: controller.signal })
      .catch((reason: unknown) => reason)
    expect(isCancelled(error)).toBe(true)
  })
})
