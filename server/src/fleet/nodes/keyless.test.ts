import type { Node } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedNode } from '../../testing/seed.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

const MONITOR = 'airgradient:cafe0001'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedNode(world.context, { serial: MONITOR, organization: 'city' })
})
afterAll(() => world.close())

const report = async () => {
  const answer = await world.inject({
    method: 'POST',
    url: `/sensors/${MONITOR}/measures`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ wifi: -50, pm02: 3 }),
  })
  return answer.statusCode
}
const allow = async (accepts_keyless: boolean) => {
  const path = `nodes/${MONITOR}:0/keyless`
  const { body } = await world.call<Node>('manager', 'PUT', path, { accepts_keyless })
  expect(body.accepts_keyless).toBe(accepts_keyless)
}

it('permission to report without a key counts from the next report on', async () => {
  expect(await report()).toBe(401)
  await allow(true)
  expect(await report()).toBe(200)
  await allow(false)
  expect(await report()).toBe(401)
})
