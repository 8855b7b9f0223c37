import { PROFILES } from '@airshed/profiles'
import type { DeviceProfile, ErrorBody, Page } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('the list of profiles', () => {
  it('lists the shipped profiles in pages', async () => {
    const { body } = await world.call<Page<DeviceProfile>>('user', 'GET', 'profiles?size=2')
    expect(body).toMatchObject({
      total: PROFILES.length,
      size: 2,
      data: [{ id: 'airthinx-default' }, {}],
    })
  })

  it.each([
    ['their own id', 'us-aqi-2024', 'us-aqi-2024'],
    ['a device of the caller', '1C00AAAA:0', 'eaqi-2024'],
  ])('answers a list of one by %s', async (_, id, profile) => {
    const { body } = await world.call<DeviceProfile[]>('user', 'GET', `profiles/${id}`)
    expect(body.map((one) => one.id)).toEqual([profile])
  })

  it.each([
    ['a foreign device', '1C00BBBB:0'],
    ['nothing', 'unknown'],
  ])('answers 404 for the profile of %s', async (_, id) => {
    const { status, body } = await world.call<ErrorBody>('user', 'GET', `profiles/${id}`)
    expect([status, body.errors.detail]).toEqual([404, `Profile ${id} does not exist`])
  })
})
