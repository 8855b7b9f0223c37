import { DAY_MS } from '@airshed/domain'
import type { ApiTokenCreated } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { setDeactivated, setDeleted } from '../../testing/world/heldBack.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { notifySome, TOKEN_NOTICE_MS } from './endingTokens.ts'

const time = { now: NOW }
let world: World
beforeAll(async () => {
  world = await createWorld({ clock: () => time.now })
})
afterAll(() => world.close())

const make = (name: string, expiresAt: number | null) =>
  world.call<ApiTokenCreated>('owner', 'POST', 'tokens', {
    organization_id: 'city',
    name,
    capabilities: ['publish_plugins'],
    expires_at: expiresAt,
  })
const mails = () =>
  world.context.store.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'organization_id'])
    .orderBy('subject')
    .execute()

it('notifies owners once, a week before a token ends', async () => {
  await make('Nightly build', NOW + 30 * DAY_MS)
  await make('For ever', null)
  await make('For a trial', NOW + 8 * DAY_MS)

  time.now = NOW + 30 * DAY_MS - TOKEN_NOTICE_MS - 1
  expect(await notifySome(world.context)).toBe(0)
  time.now += 1
  expect(await notifySome(world.context)).toBe(1)
  expect(await notifySome(world.context)).toBe(0)

  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.organization_id).toBe('city')
  expect(mail?.subject).toMatch(/^API token Nightly build expires on /)
  expect(JSON.stringify(mail)).toContain(`${world.context.config.publicUrl}/city/api`)
  expect(JSON.stringify(mail)).not.toContain('airshed_')
})

it('notifies nobody of a token that has ended or was created to end within a fortnight', async () => {
  await world.context.store.db.deleteFrom('api_tokens').execute()
  time.now = NOW
  await make('For a trial', NOW + 8 * DAY_MS)
  await make('Old', NOW + 30 * DAY_MS)
  time.now = NOW + 2 * DAY_MS
  expect(await notifySome(world.context)).toBe(0)
  time.now = NOW + 30 * DAY_MS
  expect(await notifySome(world.context)).toBe(0)
})

it('notifies no deactivated users, and nobody about tokens of a deleted organization', async () => {
  const { context } = world
  await context.store.db.deleteFrom('api_tokens').execute()
  time.now = NOW
  await make('Weekly build', NOW + 30 * DAY_MS)
  time.now = NOW + 30 * DAY_MS - TOKEN_NOTICE_MS
  await setDeactivated(context, 'owner', time.now)
  expect(await notifySome(context)).toBe(0)
  await setDeactivated(context, 'owner', null)
  await setDeleted(context, 'city', time.now)
  expect(await notifySome(context)).toBe(0)
  await setDeleted(context, 'city', null)
  expect(await notifySome(context)).toBe(1)
})
