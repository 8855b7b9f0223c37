import type { Invitation, Page } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../testsupport/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const row = { role: 'user', invited_by: 'owner', accepted_at: null } as const
  await world.context.store.db
    .insertInto('invitations')
    .values([
      { ...row, id: 'open', email: 'a@example.org', organization_id: 'city', ...times(1, 2) },
      {
        ...row,
        id: 'accepted',
        email: 'b@example.org',
        organization_id: 'city',
        ...times(2, 0),
        accepted_at: NOW - 1,
      },
      { ...row, id: 'late', email: 'c@example.org', organization_id: 'city', ...times(3, 0) },
      { ...row, id: 'other', email: 'd@example.org', organization_id: 'harbour', ...times(1, 2) },
    ])
    .execute()
})
afterAll(() => world.close())

/** Made so many ms ago, open for so many ms from now. */
const times = (agoMs: number, openMs: number) => ({
  created_at: NOW - agoMs,
  expires_at: NOW + openMs,
})

it('tells who was asked to join, the newest first, and what came of it', async () => {
  const { body } = await world.call<Page<Invitation>>('user', 'GET', 'invitations')
  expect(body.data.map(({ id, status }) => [id, status])).toEqual([
    ['open', 'pending'],
    ['accepted', 'accepted'],
    ['late', 'expired'],
  ])
  expect(body.data[0]).toEqual({
    id: 'open',
    email: 'a@example.org',
    role: 'user',
    organization_id: 'city',
    status: 'pending',
    created_at: NOW - 1,
  })
})

it('is read page by page', async () => {
  const { body } = await world.call<Page<Invitation>>('user', 'GET', 'invitations?page=2&size=2')
  expect(body).toMatchObject({ total: 3, page: 2, size: 2, data: [{ id: 'late' }] })
})

it.each(['partner', 'guest'] as const)('tells nothing to a %s', async (who) => {
  const { body } = await world.call<Page<Invitation>>(who, 'GET', 'invitations')
  expect(body.total).toBe(0)
})
