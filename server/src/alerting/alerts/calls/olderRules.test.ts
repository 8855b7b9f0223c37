import type { AlertDetails, Issue, NewAlertBody, OlderAlertRules } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAlertWorld, type AlertWorld } from '../alertWorld.fixture.ts'
import { seedDataPoint } from '../../../testing/seed.ts'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
})
afterEach(() => world.close())

const node = '1C00AAAA:0'
const dust = { node, sensor: 'particles-plus', name: 'PM2.5', func: '>', value: 35 }

const older = (changes: Partial<NewAlertBody> = {}): NewAlertBody => ({
  organization_id: 'city',
  name: 'Too much dust',
  description: 'Close the windows.',
  notification_level: 'critical',
  subscribers: { users: ['owner'], notification_method: 'email' },
  older_rules: { link: 'OR', rules: [dust, { ...dust, name: 'CO2', func: 'ge', value: 1000 }] },
  ...changes,
})
const send = async <Body>(body: NewAlertBody): Promise<Body> =>
  (await world.call<Body>('manager', 'POST', 'alerts', body)).body
const refused = async (body: NewAlertBody): Promise<Issue[]> =>
  (await send<{ issues: Issue[] }>(body)).issues
const refusedRules = (rules: OlderAlertRules['rules']): Promise<Issue[]> =>
  refused(older({ older_rules: { link: 'AND', rules } }))

describe('an alert with rules of the older form', () => {
  it('creates an alert with groups of conditions that triggers like any other', async () => {
    const created = await send<AlertDetails>(older())
    const { pm25, co2 } = world.city
    expect(created).toMatchObject({
      nodes: [node],
      data_points: [
        { conditions: [{ deviceId: node, dataPointId: pm25.id, expr: 'gt', value: 35 }] },
        { conditions: [{ deviceId: node, dataPointId: co2.id, expr: 'gte', value: 1000 }] },
      ],
    })
    await world.report([[1, 50]])
    expect(await world.historyOf(created['_id'])).toEqual([[1, true]])
  })

  it('accepts named values, and sensors and parameters by their ids', async () => {
    const rule = { ...dust, sensor: world.city.sensorId, name: '132:5', value: 'limit' }
    const references = [{ name: 'limit', value: 35 }]
    const created = await send<AlertDetails>(
      older({ older_rules: { link: 'AND', rules: [rule], references } }),
    )
    expect(created).toMatchObject({
      data_points: [{ conditions: [{ value: { reference: 'limit' } }] }],
      references,
    })
  })
})

describe('refused rules of the older form', () => {
  it('names each wrong rule of the older form and its part', async () => {
    expect(
      await refusedRules([
        dust,
        { ...dust, node: '1C00BBBB:0' },
        { ...dust, sensor: 'thermometer' },
        { ...dust, name: 'Radon', func: 'above' },
      ]),
    ).toMatchObject([
      { path: '/older_rules/rules/1/node', got: '1C00BBBB:0' },
      {
        path: '/older_rules/rules/2/sensor',
        expected: `a sensor of ${node}, by its name or id`,
        got: 'thermometer',
      },
      {
        path: '/older_rules/rules/3/name',
        expected: `a parameter of sensor particles-plus of ${node}`,
        got: 'Radon',
      },
      { path: '/older_rules/rules/3/func', got: 'above' },
    ])
  })

  it('refuses devices of others like devices that do not exist', async () => {
    const foreign = await refusedRules([{ ...dust, node: world.harbour.nodeId }])
    const unknown = await refusedRules([{ ...dust, node: 'nowhere:0' }])
    expect(foreign.map(({ expected }) => expected)).toEqual(unknown.map(({ expected }) => expected))
  })

  it('refuses a name that fits several data points', async () => {
    await seedDataPoint(world.context, world.city, { path: 'raw:pm25' })
    expect(await refusedRules([dust])).toMatchObject([
      { path: '/older_rules/rules/0/name', got: 'PM2.5' },
    ])
    expect(await refusedRules([{ ...dust, name: '132:5', func: 'no' }])).toMatchObject([
      { path: '/older_rules/rules/0/func' },
    ])
  })

  it('refuses older rules beside present ones, and an alert without any rules', async () => {
    const { older_rules: _, ...none } = older()
    expect(await refused(none)).toMatchObject([{ path: '/data_points', got: 'nothing' }])
    const { data_points: rules } = await send<AlertDetails>(older())
    expect(await refused(older({ data_points: rules ?? [] }))).toEqual([
      { path: '/older_rules', expected: 'either data_points or older_rules', got: 'both' },
    ])
  })
})
