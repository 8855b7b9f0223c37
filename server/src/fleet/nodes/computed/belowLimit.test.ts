import type { OrganizationDetails } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createComputedWorld, minutes, type ComputedWorld } from './computedWorld.fixture.ts'

let world: ComputedWorld
beforeAll(async () => {
  world = await createComputedWorld()
})
afterAll(() => world.close())

const BELOW = 128

it('a computed parameter counts readings below the detection limit by the rule chosen last', async () => {
  const { add, call, point, report, valuesOf } = world
  const lead = await point('lead')
  const mean = await add({ link: [lead.id], avg: { period: 60 } })
  const choose = async (rule: string) => {
    const path = 'organizations/city'
    const { body } = await call<OrganizationDetails>('owner', 'PUT', path, { below_limit: rule })
    expect(body.below_limit).toBe(rule)
    const isRecounting = async () =>
      (await call<OrganizationDetails>('owner', 'GET', path)).body.is_recounting
    await expect.poll(isRecounting, { timeout: 20_000 }).toBe(false)
  }
  // Each fourth reading is 6, the others are below 2: by halves (6 + 3 × 1) / 4.
  await report(
    lead,
    minutes(0, 61, (minute) => (minute % 4 === 0 ? 6 : 2)).map(
      ([minute, value]): [number, number, number] => [minute, value, value === 2 ? BELOW : 0],
    ),
  )
  expect(await valuesOf(mean)).toEqual([[60, 2.25]])
  await choose('zero')
  expect(await valuesOf(mean)).toEqual([[60, 1.5]])
  // A quarter of the readings is too few for a mean.
  await choose('excluded')
  expect(await valuesOf(mean)).toEqual([])
  await choose('half')
  expect(await valuesOf(mean)).toEqual([[60, 2.25]])
})
