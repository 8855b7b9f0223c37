import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createAlertWorld } from '../../alerts/alertWorld.fixture.ts'
import { linkKey, loadLinkKey } from './linkKey.ts'
import { readLink, signLink, type AlertLink } from './linkToken.ts'

const KEY = randomBytes(32)
const LINK: AlertLink = {
  purpose: 'mute',
  alertId: randomUUID(),
  userId: randomUUID(),
  expiresAt: Date.UTC(2026, 3, 1, 12),
}

it.each<[string, Partial<AlertLink>]>([
  ['ids that are UUIDs', {}],
  ['other ids', { alertId: 'dust', userId: 'auth0|ünï' }],
  ['another purpose', { purpose: 'unsubscribe' }],
])('a link with %s contains what was signed', (_, changes) => {
  const link = { ...LINK, ...changes }
  expect(readLink(signLink(link, KEY), KEY)).toEqual(link)
})

it('a link is short', () => {
  expect(signLink(LINK, KEY)).toHaveLength(75)
})

it('a link of another key, or another spelling of one, is refused', () => {
  const token = signLink(LINK, KEY)
  expect(readLink(token, randomBytes(32))).toBeNull()
  expect(readLink(`${token}=`, KEY)).toBeNull()
  expect(readLink(`${token} `, KEY)).toBeNull()
  expect(readLink('', KEY)).toBeNull()
})

it('ids that do not fit into a link are refused', () => {
  expect(() => signLink({ ...LINK, userId: '' }, KEY)).toThrow(RangeError)
  expect(() => signLink({ ...LINK, userId: 'u'.repeat(121) }, KEY)).toThrow(RangeError)
})

it('the link key is the same in each process on one store', async () => {
  const world = await createAlertWorld()
  const key = linkKey(world.context)
  expect(key).toHaveLength(32)
  await loadLinkKey(world.context)
  expect(linkKey(world.context)).toEqual(key)
  await world.close()
})
