import type { ErrorBody, PlaceZone } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const zoneOf = (latitude: number | string, longitude: number | string) =>
  world.call<PlaceZone & ErrorBody>(
    'user',
    'GET',
    `geocoder/timezone?latitude=${latitude}&longitude=${longitude}`,
  )

it.each([
  ['Madrid', 40.4168, -3.7038, 'Europe/Madrid'],
  ['New York', 40.7128, -74.006, 'America/New_York'],
  ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
  ['Auckland', -36.8485, 174.7633, 'Pacific/Auckland'],
  ['the pole', 90, 180, 'Etc/GMT'],
])('the time zone of %s is known without a request', async (_, latitude, longitude, zone) => {
  const { status, body } = await zoneOf(latitude, longitude)
  expect(status).toBe(200)
  expect(body).toEqual({ timezone: zone })
  expect(() => new Intl.DateTimeFormat('en', { timeZone: body.timezone })).not.toThrow()
})

it.each([
  ['91', '0', '/latitude'],
  ['0', '-181', '/longitude'],
  ['north', '0', '/latitude'],
])('a place at %s, %s is refused', async (latitude, longitude, path) => {
  const { status, body } = await zoneOf(latitude, longitude)
  expect(status).toBe(400)
  expect(body.issues).toMatchObject([{ path }])
})
