import type { AuditEntry, List, Node, NodeClaimed } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedNode, seedUser } from '../../../testing/seed.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'
import { CLAIM_MISSES_MAX, ORGANIZATION_CLAIM_MISSES_MAX } from './claimMisses.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.context.store.db.deleteFrom('claim_misses').execute()
  await world.context.store.db.deleteFrom('organization_claim_misses').execute()
})

const claim = (user: UserId, serials: readonly string[], more: object = {}) =>
  world.call<NodeClaimed>(user, 'POST', 'nodes/claim', {
    organization_id: 'city',
    serials,
    ...more,
  })
const nodeOf = async (serial: string) => {
  const { body } = await world.call<Node>('manager', 'GET', `nodes/${serial}:0`)
  return body
}
const inboxBy = async (serial: string, key: string) => {
  const headers = { 'x-airshed-key': key }
  const url = `/devices/${serial}/inbox?after=0&wait=0`
  return (await world.inject({ method: 'GET', url, headers })).statusCode
}
const waiting = (serial: string) => seedNode(world.context, { serial, organization: null })

describe('claiming a device', () => {
  it('an organization that claims a device owns it, and its key is needed from then on', async () => {
    await waiting('5C000001')
    const { status, body } = await claim('manager', ['5C000001'])
    expect([status, body]).toEqual([200, { data: { '5C000001': true }, failures: {} }])
    expect(await nodeOf('5C000001')).toMatchObject({
      organization_id: 'city',
      accepts_keyless: false,
    })
  })

  it('a claimed device works without a key where its new owner allows that', async () => {
    await waiting('5C000002')
    await claim('manager', ['5C000002'], { accepts_keyless: true })
    expect(await nodeOf('5C000002')).toMatchObject({ accepts_keyless: true })
  })

  it('finds a serial without the prefix of its kind, unless two devices have it', async () => {
    await waiting('airgradient:84fce60b3c40')
    await waiting('purpleair:aa11')
    await waiting('esphome:aa11')
    const { body } = await claim('manager', ['84fce60b3c40', 'aa11'])
    expect(body).toEqual({
      data: { '84fce60b3c40': true, aa11: false },
      failures: { aa11: 'NOT_CLAIMABLE' },
    })
  })

  it('leaves an event of the claim', async () => {
    await waiting('5C000003')
    await waiting('5C000004')
    await claim('admin', ['5C000003', '5C000004', '5C00NONE'])
    const { body } = await world.call<List<AuditEntry>>(
      'owner',
      'GET',
      'audit?organization_id=city&search=node.claimed',
    )
    const mine = body.data.filter(({ user_id: id }) => id === 'admin')
    expect(mine.map(({ target }) => target).toSorted()).toEqual(['5C000003:0', '5C000004:0'])
  })
})

describe('keys made by a claim', () => {
  it('makes a key for each device that can use one and shows it once', async () => {
    await waiting('5C000011')
    await waiting('airgradient:84fce60b3c99')
    await seedNode(world.context, { serial: 'lora:11', organization: null, type: 'LoRaWAN' })
    const { body, headers } = await claim('manager', ['5C000011', '84fce60b3c99', 'lora:11'], {
      keys: true,
    })
    expect(headers['cache-control']).toBe('no-store')
    const key = expect.stringMatching(/^dk_[\w-]{32}$/)
    expect(body.keys).toEqual({ '5C000011': key, '84fce60b3c99': key })
    const { db } = world.context.store
    const stored = await Promise.all([
      db.selectFrom('events').selectAll().execute(),
      db.selectFrom('device_channels').selectAll().execute(),
    ])
    for (const reported of Object.values(body.keys ?? {})) {
      expect(JSON.stringify(stored)).not.toContain(reported)
    }
  })

  it('a key made by a claim opens the channel of its device until a reset or a new claim', async () => {
    await waiting('5C000012')
    const claimed = async () => {
      const { body } = await claim('manager', ['5C000012'], { keys: true })
      return body.keys?.['5C000012'] ?? ''
    }
    const first = await claimed()
    expect(await inboxBy('5C000012', first)).toBe(200)
    await world.call('owner', 'PUT', 'nodes/5C000012:0/reset')
    expect(await inboxBy('5C000012', first)).toBe(401)
    const second = await claimed()
    expect([await inboxBy('5C000012', first), await inboxBy('5C000012', second)]).toEqual([
      401, 200,
    ])
  })

  it('the audit log records keys made by a claim', async () => {
    await waiting('5C000013')
    await claim('admin', ['5C000013'], { keys: true })
    const { body } = await world.call<List<AuditEntry>>(
      'owner',
      'GET',
      'audit?organization_id=city&search=node.key-made',
    )
    expect(body.data).toContainEqual(
      expect.objectContaining({ user_id: 'admin', target: '5C000013:0' }),
    )
  })

  it('makes no keys unless they are asked for', async () => {
    await waiting('5C000014')
    expect((await claim('manager', ['5C000014'])).body).not.toHaveProperty('keys')
  })
})

describe('the serial in a claim', () => {
  it('answers a serial of another organization like an unknown one', async () => {
    const { serial } = await seededIn('harbour')
    const { body } = await claim('manager', [serial, '5C00NONE'])
    expect(body).toEqual({
      data: { [serial]: false, '5C00NONE': false },
      failures: { [serial]: 'NOT_CLAIMABLE', '5C00NONE': 'NOT_CLAIMABLE' },
    })
    const { body: node } = await world.call<Node>('harbourmaster', 'GET', `nodes/${serial}:0`)
    expect(node.organization_id).toBe('harbour')
  })

  it('reports a serial of the caller’s organization as claimed already', async () => {
    const { serial } = await seededIn('city')
    const { body } = await claim('manager', [serial])
    expect(body.failures).toEqual({ [serial]: 'CLAIMED_ALREADY' })
  })

  it('treats a serial named like an object property as any other', async () => {
    const { status, body } = await claim('manager', ['__proto__', 'constructor'])
    expect([status, Object.keys(body.failures).toSorted()]).toEqual([
      200,
      ['__proto__', 'constructor'],
    ])
  })

  it('refuses to try more serials than the limit of a day and reveals nothing about them', async () => {
    await waiting('5C000005')
    const guesses = Array.from({ length: CLAIM_MISSES_MAX }, (_, index) => `9C${index}`)
    expect((await claim('owner', guesses)).status).toBe(200)
    const refused = await claim('owner', ['9CMORE', '5C000005'])
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }),
    ])
    expect((await claim('manager', ['5C000005'])).body.data).toEqual({ '5C000005': true })
  })
})

it('limits tries of one organization over many people within their own limits', async () => {
  await waiting('5C000007')
  const crowd = ORGANIZATION_CLAIM_MISSES_MAX / CLAIM_MISSES_MAX
  for (let number = 0; number <= crowd; number += 1) {
    const id = `helper${number}` as UserId
    await seedUser(world.context, { id, role: 'manager', organization: 'city' })
    const guesses = Array.from({ length: CLAIM_MISSES_MAX }, (_, index) => `8C${number}-${index}`)
    const { status } = await claim(id, number < crowd ? guesses : ['8CMORE', '5C000007'])
    expect(status).toBe(number < crowd ? 200 : 429)
  }
  expect((await claim('manager', ['5C000007'])).body.data).toEqual({ '5C000007': true })
})

it('refuses a claim by those who do not manage devices of the organization', async () => {
  await waiting('5C000006')
  expect((await claim('user', ['5C000006'])).status).toBe(403)
  expect((await claim('harbourmaster', ['5C000006'])).status).toBe(404)
})

let seeded = 0
async function seededIn(organization: string): Promise<{ serial: string }> {
  seeded += 1
  const serial = `6C00000${seeded}`
  await seedNode(world.context, { serial, organization })
  return { serial }
}
