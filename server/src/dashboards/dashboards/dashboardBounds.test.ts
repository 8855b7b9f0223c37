import type { Dashboard, ErrorBody } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { layout, seedDashboard } from '../../testing/world/dashboards.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { ORGANIZATION_DASHBOARDS_MAX } from './addDashboard.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** As many texts of full length as a dashboard may have widgets. */
const fiftyTexts = (letter: string) => ({
  widgets: Array.from({ length: 50 }, (_, index) => ({
    id: `text-${index}`,
    type: 'TextWidget',
    configVersion: 1,
    layout,
    config: { markdown: letter.repeat(20_000) },
  })),
})
const create = (configuration: object) =>
  world.call<Dashboard & ErrorBody>('manager', 'POST', 'dashboards', {
    name: 'Harbour dust',
    organization_id: 'city',
    configuration,
  })

it('fifty texts of full length are kept, and twice that size is refused', async () => {
  const { status, body: made } = await create(fiftyTexts('x'))
  expect([status, made.code]).toEqual([201, undefined])
  const refused = await create(fiftyTexts('ñ'))
  expect([refused.status, refused.body.code]).toEqual([422, 'DASHBOARD_TOO_LARGE'])
  expect(refused.body.errors.detail).toContain('the limit is 1048576')
  const grown = await world.call<ErrorBody>('manager', 'PUT', `dashboards/${made.id}`, {
    version: made.version,
    configuration: fiftyTexts('ñ'),
  })
  expect([grown.status, grown.body.code]).toEqual([422, 'DASHBOARD_TOO_LARGE'])
  const renamed = await world.call<Dashboard>('manager', 'PUT', `dashboards/${made.id}`, {
    version: made.version,
    name: 'Harbour texts',
  })
  expect(renamed.body.name).toBe('Harbour texts')
})

it('an organization has at most a thousand dashboards, whoever makes them', async () => {
  for (let count = 0; count < ORGANIZATION_DASHBOARDS_MAX; count += 1) {
    await seedDashboard(world.context, { organization: 'harbour' })
  }
  const body = { name: 'One more', organization_id: 'harbour' }
  const refused = await world.call<ErrorBody>('harbourmaster', 'POST', 'dashboards', body)
  expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT'])
  expect(refused.body.errors.detail).toContain('The organization has 1000 dashboards')
})
