import { Writable } from 'node:stream'
import { Type } from 'typebox'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiError } from '../../base/errors.ts'
import { registerErrorHandler, sendError, sendNotFound } from './errorHandler.ts'
import { loggerOptions, redactUrl } from './logging.ts'
import { registerRequestId, requestIdOf } from './requestId.ts'
import { registerSecurity } from './security.ts'
import { registerValidatorCompiler } from './validatorCompiler.ts'

const SETTINGS = {
  oidcIssuer: 'https://id.example.org/realm',
  publicUrl: 'http://localhost',
  mapStyleUrl: 'https://maps.example.org/{theme}.json',
  mapOrigins: ['https://tiles.example.org'],
  pluginOrigin: 'http://{plugin}.localhost:4000',
  tokenRequestsPerMinute: 3,
  pluginDev: 'http://localhost:4100',
}

const logged: string[] = []
let app: FastifyInstance
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString('utf8'))
      done()
    },
  })
  app = fastify({
    logger: { ...(loggerOptions('info') as object), stream },
    genReqId: requestIdOf,
    bodyLimit: 1000,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  })
  registerRequestId(app)
  registerValidatorCompiler(app)
  registerErrorHandler(app)
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply))
  await registerSecurity(app, SETTINGS, 50, ["'sha256-bWFw'"])
  const Body = Type.Object(
    { name: Type.String(), count: Type.Optional(Type.Integer({ default: 3 })) },
    { additionalProperties: false },
  )
  const Query = Type.Object(
    {
      size: Type.Optional(Type.Integer({ default: 10, maximum: 100 })),
      ids: Type.Optional(Type.Array(Type.String())),
    },
    { additionalProperties: false },
  )
  app.post('/things', { schema: { body: Body } }, (request, reply) => reply.send(request.body))
  app.get('/things', { schema: { querystring: Query } }, (request, reply) =>
    reply.send(request.query),
  )
  app.get('/broken', async () => {
    throw new Error('secret: password at line 7')
  })
  app.get('/told', async () => {
    throw apiError('CONFLICT', { reason: 'Somebody else saved it' })
  })
  app.get('/data', async () => {
    throw Object.assign(new Error('invalid byte sequence'), { code: '22021' })
  })
  app.get('/limited', { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, async () => 'ok')
})
afterAll(() => app.close())

describe('input of a request', () => {
  it('keeps the types of a body and fills its defaults', async () => {
    const good = await app.inject({ method: 'POST', url: '/things', payload: { name: 'a' } })
    expect(good.json()).toEqual({ name: 'a', count: 3 })
    const text = await app.inject({
      method: 'POST',
      url: '/things',
      payload: { name: 'a', count: '3' },
    })
    expect(text.json().issues).toEqual([{ path: '/count', expected: 'integer', got: '"3"' }])
  })

  it('converts text in a query to the declared types', async () => {
    const answer = await app.inject({ url: '/things?size=5&ids=a' })
    expect(answer.json()).toEqual({ size: 5, ids: ['a'] })
  })
})

describe('errors of a request', () => {
  const long = JSON.stringify({ name: 'x'.repeat(2000) })
  const json = { 'content-type': 'application/json' }
  it.each([
    [
      'a field too many',
      { method: 'POST', url: '/things', payload: { name: 'a', more: 1 } },
      400,
      'VALIDATION_FAILED',
      'At /more: expected no such field, got 1',
    ],
    [
      'no body',
      { method: 'POST', url: '/things' },
      400,
      'VALIDATION_FAILED',
      'The body is not valid',
    ],
    [
      'broken JSON',
      { method: 'POST', url: '/things', payload: '{"a', headers: json },
      400,
      'BAD_REQUEST',
      'cannot be read',
    ],
    [
      'a prototype key',
      { method: 'POST', url: '/things', payload: '{"__proto__":{}}', headers: json },
      400,
      'BAD_REQUEST',
      'cannot be read',
    ],
    [
      'another type',
      { method: 'POST', url: '/things', payload: 'a', headers: { 'content-type': 'text/csv' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'text/csv',
    ],
    [
      'a large body',
      { method: 'POST', url: '/things', payload: long, headers: json },
      413,
      'TOO_LARGE',
      'larger than 1000 bytes',
    ],
    [
      'a wrong query',
      { method: 'GET', url: '/things?size=1000' },
      400,
      'VALIDATION_FAILED',
      'The query is not valid. At /size: expected <= 100, got 1000',
    ],
    [
      'a path that cannot be decoded',
      { method: 'GET', url: '/things/%zz' },
      400,
      'BAD_REQUEST',
      'cannot be read',
    ],
    [
      'nothing there',
      { method: 'GET', url: '/nowhere?token=abc' },
      404,
      'ROUTE_NOT_FOUND',
      'GET /nowhere does not exist',
    ],
    ['a told failure', { method: 'GET', url: '/told' }, 409, 'CONFLICT', 'Somebody else saved it'],
    [
      'a value the store refuses',
      { method: 'GET', url: '/data' },
      400,
      'BAD_REQUEST',
      'cannot be stored',
    ],
    [
      'an unknown failure',
      { method: 'GET', url: '/broken' },
      500,
      'INTERNAL',
      'There was a problem processing your request',
    ],
  ] as const)(
    'answers an error with its code: %s',
    async (_name, request, status, code, detail) => {
      const answer = await app.inject({
        ...request,
        headers: { 'x-request-id': 'request-42', ...('headers' in request ? request.headers : {}) },
      })
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ code, request_id: expect.any(String) })
      expect(answer.json().errors.detail).toContain(detail)
      expect(answer.body).not.toMatch(/secret|password|\.ts|node_modules/)
      expect(answer.headers['x-request-id']).toBe(answer.json().request_id)
    },
  )

  it('answers too many requests with the time to wait', async () => {
    await app.inject({ url: '/limited' })
    const answer = await app.inject({ url: '/limited' })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('60')
    expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

it('an IPv6 network shares one limit, as one sender may have all its addresses', async () => {
  const other = fastify()
  registerErrorHandler(other)
  await registerSecurity(other, SETTINGS, 5)
  other.get('/things', async () => 'ok')
  const statusFrom = async (remoteAddress: string) =>
    (await other.inject({ url: '/things', remoteAddress })).statusCode
  for (let host = 1; host <= 5; host += 1) {
    expect(await statusFrom(`2001:db8:1:2::${host}`)).toBe(200)
  }
  expect(await statusFrom('2001:db8:1:2:ffff::6')).toBe(429)
  expect(await statusFrom('2001:db8:1:3::1')).toBe(200)
  await other.close()
})

describe('headers of every answer', () => {
  it('allows only own scripts, calls to itself, its issuer and its maps, and frames of plugins', async () => {
    const { headers } = await app.inject({ url: '/things' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-bWFw';")
    expect(policy).toContain(
      "frame-src 'self' https://id.example.org http://*.localhost:4000 http://localhost:4100;",
    )
    expect(policy).toContain(
      "connect-src 'self' https://id.example.org https://maps.example.org https://tiles.example.org;",
    )
    expect(policy).toContain("worker-src 'self' blob:;")
    expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('repeats a plain request id that was sent', async () => {
    const own = await app.inject({ url: '/things', headers: { 'x-request-id': 'abc-12345' } })
    expect(own.headers['x-request-id']).toBe('abc-12345')
    const odd = await app.inject({ url: '/things', headers: { 'x-request-id': 'a b<c>' } })
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('the request log', () => {
  it('contains no token, key, cookie or code', async () => {
    logged.length = 0
    await app.inject({
      url: '/nowhere?token=t0ken&key=k3y&code=c0de&size=5',
      headers: { authorization: 'Bearer t0ken', cookie: 'sid=c00kie', 'x-airshed-key': 'k3y' },
    })
    const text = logged.join('')
    const answer = await app.inject({ url: '/k/k3y/sensors/airgradient:1/elsewhere?size=5' })
    expect(answer.body).not.toContain('k3y')
    expect(logged.join('')).not.toContain('k3y')
    expect(logged.join('')).toContain('/k/[redacted]/sensors/airgradient:1/elsewhere?size=5')
    expect(text).toContain('token=[redacted]&key=[redacted]&code=[redacted]&size=5')
    expect(text).not.toMatch(/t0ken|k3y|c0de|c00kie/)
  })

  it.each([
    '/%6b/k3y/sensors/airgradient:1/elsewhere',
    '/%4B/k3y/elsewhere',
    '//k//k3y/elsewhere',
    'http://airshed.example.org/k/k3y/elsewhere',
    '/n/k3y',
    '/invitation/k3y?lang=es',
    '/password/k3y',
    'HTTPS://airshed.example.org:4000/%6B/k3y',
    '/nowhere#key=k3y',
  ])('contains no key of a path, however it is written: %s', async (url) => {
    expect(redactUrl(url)).not.toContain('k3y')
    logged.length = 0
    const answer = await app.inject({ url })
    expect(answer.body + logged.join('')).not.toContain('k3y')
  })

  it('contains no key under a percent-encoded parameter name', async () => {
    logged.length = 0
    for (const name of ['%6bey', '%6B%65%79', 'tok%65n', '%43ode', 'KEY', 'refresh%5Ftoken']) {
      await app.inject({ url: `/nowhere?size=5&${name}=s3cret&broken=%zz` })
    }
    const text = logged.join('')
    expect(text).toContain('size=5&%6bey=[redacted]&broken=%zz')
    expect(text).not.toContain('s3cret')
  })

  it('contains what the caller is not shown', async () => {
    logged.length = 0
    await app.inject({ url: '/broken' })
    expect(logged.join('')).toContain('secret: password at line 7')
  })
})
