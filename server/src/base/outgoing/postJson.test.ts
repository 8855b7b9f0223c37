import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkedLookup, type Resolve } from './checkedLookup.ts'
import { OutgoingError } from './outgoingError.ts'
import { postJson, type PostOptions } from './postJson.ts'

interface Seen {
  method: string | undefined
  path: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

let port: number
let seen: Seen[]
let answer: (response: ServerResponse) => void
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    seen.push({
      method: request.method,
      path: request.url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    })
    answer(response)
  })
})

beforeEach(async () => {
  seen = []
  answer = (response) => response.writeHead(202).end('taken')
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  port = (receiver.address() as AddressInfo).port
})
afterEach(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await once(receiver, 'close')
})

const failureOf = async (url: string, options: Partial<PostOptions> = {}) => {
  const error: unknown = await postJson(url, {}, { allowPrivateTargets: false, ...options }).catch(
    (caught: unknown) => caught,
  )
  return error instanceof OutgoingError ? error.failure : error
}
const here = (path = '/') => `http://127.0.0.1:${port}${path}`
const allowed = { allowPrivateTargets: true }

describe('posting a body', () => {
  it('arrives as JSON with the name and password of the address', async () => {
    const url = `http://air:p%40ss@127.0.0.1:${port}/hook?x=1`
    expect(await postJson(url, { text: 'µg/m³' }, allowed)).toEqual({ status: 202 })
    expect(seen).toMatchObject([
      {
        method: 'POST',
        path: '/hook?x=1',
        body: '{"text":"µg/m³"}',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from('air:p@ss').toString('base64')}`,
        },
      },
    ])
  })

  it('fails as refused when the answer is no success', async () => {
    answer = (response) => response.writeHead(500).end()
    expect(await failureOf(here(), allowed)).toBe('refused')
  })

  it('follows no redirect', async () => {
    answer = (response) => response.writeHead(307, { location: here('/inside') }).end()
    expect(await failureOf(here(), allowed)).toBe('refused')
    expect(seen.map(({ path }) => path)).toEqual(['/'])
  })

  it('fails as timeout when no answer comes', async () => {
    answer = () => {}
    expect(await failureOf(here(), { ...allowed, timeoutMs: 50 })).toBe('timeout')
  })

  it('fails when the caller aborts', async () => {
    const stop = new AbortController()
    answer = () => stop.abort()
    expect(await failureOf(here(), { ...allowed, signal: stop.signal })).toBe('unreachable')
  })

  it('posting to an address where nobody listens fails as unreachable', async () => {
    receiver.closeAllConnections()
    receiver.close()
    await once(receiver, 'close')
    expect(await failureOf(here(), allowed)).toBe('unreachable')
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
  })

  it('allows http and https only', async () => {
    expect(await failureOf('ftp://example.org/', allowed)).toBe('unreachable')
  })
})

describe('an address that is not public', () => {
  it.each([
    ['in figures', (at: number) => `http://127.0.0.1:${at}/`],
    ['in one figure', (at: number) => `http://2130706433:${at}/`],
    ['in octal', (at: number) => `http://0177.0.0.1:${at}/`],
    ['short', (at: number) => `http://127.1:${at}/`],
    ['as this network', (at: number) => `http://0.0.0.0:${at}/`],
    ['in IPv6', (at: number) => `http://[::1]:${at}/`],
    ['mapped into IPv6', (at: number) => `http://[::ffff:127.0.0.1]:${at}/`],
    ['by name', (at: number) => `http://localhost:${at}/`],
    ['by name with a dot', (at: number) => `http://localhost.:${at}/`],
  ])('refuses an address %s, and nothing arrives', async (_, urlOf) => {
    expect(await failureOf(urlOf(port))).toMatch(/^(not-public|unreachable)$/)
    expect(seen).toEqual([])
  })

  it('refuses a name that resolves to a private address', async () => {
    const resolve: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    expect(await failureOf(`http://hook.example.org:${port}/`, { resolve })).toBe('not-public')
    expect(seen).toEqual([])
  })

  it('refuses a name that resolves to a private address beside a public one', async () => {
    const resolve: Resolve = async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '::ffff:10.0.0.1', family: 6 },
    ]
    expect(await failureOf('http://hook.example.org/', { resolve })).toBe('not-public')
  })
})

describe('a host name', () => {
  const lookUp = (lookup: LookupFunction, options: { all?: boolean }) =>
    new Promise((resolve, reject) => {
      lookup('hook.example.org', options, (error, address, family) =>
        error === null
          ? resolve(family === undefined ? address : [address, family])
          : reject(error),
      )
    })

  it('resolves a name once and connects to the checked address', async () => {
    let calls = 0
    const rebinding: Resolve = async () => {
      calls += 1
      return calls === 1
        ? [{ address: '1.1.1.1', family: 4 }]
        : [{ address: '127.0.0.1', family: 4 }]
    }
    const lookup = checkedLookup(rebinding)
    expect(await lookUp(lookup, {})).toEqual(['1.1.1.1', 4])
    expect(calls).toBe(1)
    await expect(lookUp(lookup, {})).rejects.toMatchObject({ failure: 'not-public' })
  })

  it('refuses a name that changes to a private address between two requests', async () => {
    const answers = ['2606:4700:4700::1111', '127.0.0.1']
    const lookup = checkedLookup(async () => [{ address: answers.shift() ?? '', family: 0 }])
    expect(await lookUp(lookup, { all: true })).toEqual([
      { address: '2606:4700:4700::1111', family: 0 },
    ])
    await expect(lookUp(lookup, { all: true })).rejects.toMatchObject({ failure: 'not-public' })
  })

  it('refuses a name without an address', async () => {
    await expect(
      lookUp(
        checkedLookup(async () => []),
        {},
      ),
    ).rejects.toMatchObject({
      failure: 'not-public',
    })
  })

  it('reports an unknown name as unreachable', async () => {
    const resolve: Resolve = async () => {
      throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    }
    expect(await failureOf('http://nowhere.example.org/', { resolve })).toBe('unreachable')
  })
})
