import { TOKEN_PERMISSIONS, type ErrorBody } from '@airshed/schemas'
import { callName, type Call } from '@airshed/schemas/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetCaller } from '../identity/loadCaller.ts'
import { seedSecretToken } from '../../testing/world/tokens.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { exampleOf } from './examples.fixture.ts'
import type { Target } from './target.fixture.ts'
import { expectedOfToken, type TokenHolder } from './expectedOfToken.fixture.ts'
import { LOCKED, READS } from './lockedCalls.fixture.ts'

// Tokens of the city, which is locked: each reads as ever and changes nothing, whoever owns it.

/** Who owns a token, and which kind it is. */
const TOKENS = [
  { owner: 'owner', holder: 'all devices' },
  { owner: 'owner', holder: 'one device' },
  { owner: 'owner', holder: 'publishing' },
  { owner: 'support', holder: 'all devices' },
  { owner: 'support', holder: 'one device' },
  { owner: 'admin', holder: 'all devices' },
] as const satisfies readonly { owner: UserId; holder: TokenHolder }[]

let world: World
const secrets = new Map<string, string>()
beforeAll(async () => {
  world = await createWorld()
  const { db } = world.context.store
  // Staff hold what they can give a token in an organization to which they belong.
  await db
    .insertInto('user_permissions')
    .values(
      TOKEN_PERMISSIONS.map((permission) => ({
        user_id: 'support',
        organization_id: 'city',
        permission,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  forgetCaller(world.context, 'support')
  for (const { owner, holder } of TOKENS) {
    const secret = await seedSecretToken(world.context, 'city', {
      owner,
      permissions: holder === 'publishing' ? [] : TOKEN_PERMISSIONS,
      ...(holder === 'one device' ? { deviceIds: [world.city.nodeId] } : {}),
    })
    secrets.set(`${owner} ${holder}`, secret)
  }
  await db.updateTable('organizations').set({ locked_at: 1 }).where('id', '=', 'city').execute()
})
afterAll(() => world.close())

const city = (): Target => ({ world, organization: 'city', device: world.city })

/** What each token is answered to a good call, and what it should be. */
async function answers(call: Call, success?: number) {
  const found: Record<string, number> = {}
  const expected: Record<string, number> = {}
  for (const { owner, holder } of TOKENS) {
    const { path, body } = await exampleOf(call, city())
    const secret = secrets.get(`${owner} ${holder}`) ?? ''
    const answer = await world.callByToken<ErrorBody>(secret, call.method, path, body)
    found[`${owner} ${holder}`] = answer.status
    expected[`${owner} ${holder}`] = expectedOfToken(call, holder, city(), success)
    if (answer.status === 423) expect(answer.body.code).toBe('ORGANIZATION_LOCKED')
  }
  return { found, expected }
}

it('some calls are open to tokens and to tokens limited to one device', () => {
  const open = (call: Call) => call.tokens !== undefined || call.capability !== undefined
  expect(LOCKED.filter(open).length).toBeGreaterThan(20)
  expect(LOCKED.filter(({ tokens }) => tokens === 'any').length).toBeGreaterThan(10)
  expect(READS.filter(open).length).toBeGreaterThan(20)
})

describe.each(LOCKED.map((call) => ({ name: callName(call), call })))('$name', ({ call }) => {
  it('answers 423 to every token that could make the call otherwise', async () => {
    const { found, expected } = await answers(call, 423)
    expect(found).toEqual(expected)
  })
})

describe.each(READS.map((call) => ({ name: callName(call), call })))('$name', ({ call }) => {
  it('answers every token in a locked organization as in any other', async () => {
    const { found, expected } = await answers(call)
    expect(found).toEqual(expected)
  })
})

it('staff change a locked device by session, and not by token', async () => {
  const device = `nodes/${world.city.nodeId}`
  const change = { description: 'Looked after by support' }
  const token = secrets.get('support all devices') ?? ''
  expect((await world.callByToken(token, 'PUT', device, change)).status).toBe(423)
  expect((await world.call('support', 'PUT', device, change)).status).toBe(200)
})
