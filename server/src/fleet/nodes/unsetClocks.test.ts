import type { List, Node } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedIngestKey, seedNode } from '../../testing/seed.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

const KEY = 'key-of-clocks'
const DAY_1980 = '1980-01-06T00:00:00Z'
let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedIngestKey(world.context, 'city', KEY)
  for (const serial of ['clock1', 'clock2', 'clock3']) {
    await seedNode(world.context, { serial, organization: 'city' })
  }
})
afterAll(() => world.close())

const report = async (serial: string, time: string | undefined) => {
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/ingest/json',
    headers: { 'x-airshed-key': KEY },
    payload: { serial, ...(time === undefined ? {} : { time }), readings: { co2: 400 } },
  })
  expect(statusCode).toBe(200)
}
const found = async (isUnset: boolean, user: 'user' | 'harbourmaster' = 'user') => {
  const { body } = await world.call<List<Node>>(user, 'POST', 'search/nodes', {
    is_clock_unset: isUnset,
  })
  return body.data.map(({ serial }) => serial).filter((serial) => serial.startsWith('clock'))
}

it('finds devices whose newest readings have the time of an unset clock', async () => {
  await report('clock1', DAY_1980)
  await report('clock2', new Date(world.context.clock() - 60_000).toISOString())
  expect(await found(true)).toEqual(['clock1'])
  expect(await found(false)).toEqual(['clock2', 'clock3'])
  expect(await found(true, 'harbourmaster')).toEqual([])
})

it('filters the list by unset clocks and refuses other values', async () => {
  const { body } = await world.call<List<Node>>('user', 'GET', 'nodes?is_clock_unset=true')
  expect(body.data.map(({ serial }) => serial)).toEqual(['clock1'])
  const answer = await world.call('user', 'GET', 'nodes?is_clock_unset=perhaps')
  expect(answer.status).toBe(400)
})
