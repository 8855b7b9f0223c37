import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoredChannel } from './channelMessage.ts'
import { ChannelNotTaken } from './channelNotTaken.ts'
import { dustMessage } from './message.fixture.ts'
import { startProvider, type Provider } from './provider.fixture.ts'
import { sendToChannel } from './sendToChannel.ts'

const NOW = 1_614_265_330_000
const SECRET_PATH = '/services/T0000/B0000/verysecretpart'

let provider: Provider
beforeEach(async () => {
  provider = await startProvider()
})
afterEach(() => provider.close())

const slack = (): Pick<StoredChannel, 'settings' | 'language' | 'name'> => ({
  name: 'Operations',
  language: 'en',
  settings: { kind: 'slack', url: `${provider.url}${SECRET_PATH}` },
})

const send = (
  channel = slack(),
  options: { allowPrivateTargets?: boolean; timeoutMs?: number } = {},
) => sendToChannel(channel, dustMessage(), { allowPrivateTargets: true, now: NOW, ...options })

async function refusalOf(...args: Parameters<typeof send>): Promise<ChannelNotTaken> {
  const error: unknown = await send(...args).catch((caught: unknown) => caught)
  if (!(error instanceof ChannelNotTaken)) throw new Error(`It was taken: ${JSON.stringify(error)}`)
  return error
}

describe('a service that accepts a message', () => {
  it('a service gets a message once as JSON, and its answer is shown', async () => {
    expect(await send()).toEqual({ status: 200, answer: 'ok' })
    expect(provider.received).toMatchObject([
      { path: SECRET_PATH, headers: { 'content-type': 'application/json' } },
    ])
    expect(JSON.parse(provider.received[0]?.body ?? '')).toMatchObject({
      text: 'Critical: Dust at the mast',
    })
  })

  it('reads only the start of an answer of any length', async () => {
    provider.answerBy((response) => response.writeHead(202).end('long '.repeat(1_000_000)))
    const { status, answer } = await send()
    expect(status).toBe(202)
    expect(answer).toHaveLength(500)
  })
})

describe('a service that fails', () => {
  it.each([400, 401, 403, 404, 410, 413])('sends no message again after %i', async (status) => {
    provider.answerBy((response) => response.writeHead(status).end('no_service'))
    const refusal = await refusalOf()
    expect(refusal).toMatchObject({ isPermanent: true, status, answer: 'no_service' })
    expect(refusal.message).toBe(`Channel Operations answered ${status}: no_service`)
  })

  it.each([408, 429, 500, 502, 503])('sends a message again after %i', async (status) => {
    provider.answerBy((response) => response.writeHead(status).end())
    expect(await refusalOf()).toMatchObject({ isPermanent: false, status, retryAfterMs: undefined })
  })

  it.each([
    ['in seconds', { 'retry-after': '30' }, '', 30_000],
    ['as a date', { 'retry-after': 'Thu, 25 Feb 2021 15:03:10 GMT' }, '', 60_000],
    ['as Telegram does', {}, '{"ok":false,"parameters":{"retry_after":7}}', 7_000],
    ['in the past', { 'retry-after': 'Thu, 25 Feb 2021 15:02:00 GMT' }, '', 0],
    ['in a year', { 'retry-after': '31536000' }, '', 86_400_000],
  ])('reads the time to wait: %s', async (_, headers, body, retryAfterMs) => {
    provider.answerBy((response) => response.writeHead(429, headers).end(body))
    expect(await refusalOf()).toMatchObject({ isPermanent: false, retryAfterMs })
  })

  it('sends a message again when the service never answers', async () => {
    provider.answerBy(() => {})
    const refusal = await refusalOf(slack(), { timeoutMs: 50 })
    expect(refusal).toMatchObject({ isPermanent: false, status: null, failure: 'timeout' })
  })

  it('sends a message again when the answer breaks off', async () => {
    provider.answerBy((response) => void response.writeHead(200).write('o'))
    const refusal = await refusalOf(slack(), { timeoutMs: 50 })
    expect(refusal).toMatchObject({ isPermanent: false, status: null, failure: 'timeout' })
  })

  it('sends a message again when the service is unreachable', async () => {
    const channel = slack()
    await provider.close()
    expect(await refusalOf(channel)).toMatchObject({ isPermanent: false, failure: 'unreachable' })
    provider = await startProvider()
  })

  it('follows no redirect', async () => {
    provider.answerBy((response) => response.writeHead(307, { location: '/inside' }).end())
    expect(await refusalOf()).toMatchObject({ isPermanent: true, status: 307 })
    expect(provider.received.map(({ path }) => path)).toEqual([SECRET_PATH])
  })

  it('refuses a service in a private network unless the settings allow it', async () => {
    const refusal = await refusalOf(slack(), { allowPrivateTargets: false })
    expect(refusal).toMatchObject({ isPermanent: true, failure: 'not-public' })
    expect(provider.received).toEqual([])
  })
})

describe('secrets of a channel', () => {
  it('removes the secret from the answer and the error', async () => {
    provider.answerBy((response) =>
      response.writeHead(404).end(`Nothing at ${SECRET_PATH}; verysecretpart is unknown`),
    )
    const refusal = await refusalOf()
    expect(refusal.answer).toBe('Nothing at [redacted]; [redacted] is unknown')
    expect(JSON.stringify([refusal.message, refusal, refusal.stack])).not.toContain('verysecret')
  })

  it('removes the secret of a webhook address however it is written', async () => {
    const url = provider.url.replace('://', '://air:p%40ssword@')
    const settings = { kind: 'webhook' as const, url, signing_secret: null }
    provider.answerBy((response) => {
      response.writeHead(401).end(`${provider.received.at(-1)?.headers.authorization} p@ssword`)
    })
    const refusal = await refusalOf({ name: 'Desk', language: 'en', settings })
    expect(refusal.answer).toBe('Basic [redacted] [redacted]')
  })

  it('sends the token of ntfy in the header only', async () => {
    const settings = {
      kind: 'ntfy' as const,
      server: provider.url,
      topic: 'air',
      token: 'tk_secret_1',
    }
    provider.answerBy((response) => response.writeHead(401).end('tk_secret_1 is not valid'))
    const refusal = await refusalOf({ name: 'Phones', language: 'en', settings })
    expect(provider.received[0]?.headers.authorization).toBe('Bearer tk_secret_1')
    expect(provider.received[0]?.body).not.toContain('tk_secret_1')
    expect(refusal.answer).toBe('[redacted] is not valid')
  })
})
