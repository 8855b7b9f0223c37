import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedSecretToken } from '../../testing/world/tokens.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { createLogLines } from '../../testing/logLines.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { hashApiToken, makeApiToken } from './apiTokens/secret.ts'
import { tokenFor } from './testsupport/tokenFor.ts'
import { WRONG_TOKENS } from './wrongTokens.ts'

const time = { now: TEST_NOW_MS }
const log = createLogLines()
let world: World
let senders = 0
beforeAll(async () => {
  world = await createWorld({ clock: () => time.now, logger: log.logger })
})
afterAll(() => world.close())

const newSender = () => `203.0.113.${(senders += 1)}`
const ask = (token: string, remoteAddress: string) =>
  world.inject({
    url: '/v2/nodes',
    remoteAddress,
    headers: { authorization: `Bearer ${token}` },
  })
const statusOf = async (token: string, from: string) => (await ask(token, from)).statusCode
/** Wrong tokens of all kinds, as many as an address may show. */
async function guess(from: string): Promise<void> {
  const { issuer, type } = { issuer: 'https://elsewhere.example', type: 'JWT' }
  const forged = await tokenFor(world.context, 'owner', { issuer })
  const other = await tokenFor(world.context, 'owner', { type })
  const kinds = [() => makeApiToken(), () => 'airshed_mistyped', () => forged, () => other]
  for (let at = 0; at < WRONG_TOKENS.attempts; at += 1) {
    expect(await statusOf(kinds[at % kinds.length]?.() ?? '', from)).toBe(401)
  }
}

it('too many wrong tokens of an address are answered 429 for the rest of the minute', async () => {
  const from = newSender()
  await guess(from)
  const statements: string[] = []
  const stop = world.context.store.watchStatements(({ sql }) => statements.push(sql))
  const answer = await ask(makeApiToken(), from)
  stop()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60'])
  expect(statements.filter((sql) => sql.includes('api_tokens'))).toEqual([])
  expect(await statusOf('forged.access.token', from)).toBe(429)
  expect(await statusOf(makeApiToken(), newSender())).toBe(401)
  time.now += WRONG_TOKENS.windowMs
  expect(await statusOf(makeApiToken(), from)).toBe(401)
})

it('good tokens behind the same address continue, and one never seen there waits', async () => {
  const from = newSender()
  const seen = await seedSecretToken(world.context, 'city', { permissions: ['read_devices'] })
  const unseen = await seedSecretToken(world.context, 'city', { permissions: ['read_devices'] })
  expect(await statusOf(seen, from)).toBe(200)
  await guess(from)
  expect(await statusOf(seen, from)).toBe(200)
  expect(await statusOf(await tokenFor(world.context, 'owner'), from)).toBe(200)
  expect(await statusOf(unseen, from)).toBe(429)
  time.now += WRONG_TOKENS.windowMs
  expect(await statusOf(unseen, from)).toBe(200)
})

it('a deleted token is looked up once more and counts as wrong afterwards', async () => {
  const from = newSender()
  const token = await seedSecretToken(world.context, 'city', { permissions: ['read_devices'] })
  expect(await statusOf(token, from)).toBe(200)
  const { db } = world.context.store
  await db.deleteFrom('api_tokens').where('secret_hash', '=', hashApiToken(token)).execute()
  await guess(from)
  const statements: string[] = []
  const stop = world.context.store.watchStatements(({ sql }) => statements.push(sql))
  expect([await statusOf(token, from), await statusOf(token, from)]).toEqual([429, 429])
  stop()
  expect(statements.filter((sql) => sql.includes('api_tokens'))).toHaveLength(1)
})

it('expired tokens do not count as guesses', async () => {
  const from = newSender()
  const ended = await tokenFor(world.context, 'owner', { expiresInS: -60 })
  for (let at = 0; at <= WRONG_TOKENS.attempts; at += 1) {
    expect(await statusOf(ended, from)).toBe(401)
  }
})

it('the log has one line about wrong tokens, without a token', async () => {
  const remoteAddress = newSender()
  log.clear()
  await guess(remoteAddress)
  await ask(makeApiToken(), remoteAddress)
  await ask(makeApiToken(), remoteAddress)
  expect(log.events()).toEqual([
    { level: 40, event: 'tokens.limited', waitMs: WRONG_TOKENS.windowMs, remoteAddress },
  ])
  expect(log.text()).not.toContain('airshed_')
})
