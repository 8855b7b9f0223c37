import { MINUTE_MS } from '@airshed/domain'
import { WEBHOOK_EVENTS, type MeasurementsStored } from '@airshed/schemas'
import { Value } from 'typebox/value'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followAll } from '../../fleet/computed/keepParametersComputed.ts'
import { addCorrection } from '../../fleet/corrections/addCorrection.ts'
import { leaseTo } from '../../testing/world/rights.ts'
import { sweepSilence } from '../../storage/store/nodeStatus/refreshStatus.ts'
import { seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWebhookWorld, eventsOf, type WebhookWorld } from './webhookWorld.fixture.ts'

let world: WebhookWorld
beforeEach(async () => {
  world = await createWebhookWorld()
})
afterEach(() => world.close())

const only = (type: string) => ({ conditions: { _type: [type as 'measurements.stored'] } })

/** What has arrived since the last time; each event must be one of the catalogue. */
async function arrived(): Promise<{ type: string; data: never }[]> {
  await world.feed()
  await world.send()
  const events = eventsOf(world.target.received.splice(0))
  for (const event of events) {
    const schema = WEBHOOK_EVENTS[event.type as keyof typeof WEBHOOK_EVENTS]
    expect([...Value.Errors(schema, event)]).toEqual([])
  }
  return events
}
const seriesOf = (events: readonly unknown[]) =>
  (events as MeasurementsStored[]).flatMap(({ data }) => data.series)

describe('readings for webhooks', () => {
  it('sends readings stored together as one event with names, units and flags', async () => {
    await world.create(only('measurements.stored'))
    const { city } = world
    await seedReadings(world.context, city.pm25, [
      [TEST_NOW_MS - 2000, 11.5],
      [TEST_NOW_MS - 1000, 12],
    ])
    await seedReadings(world.context, city.co2, [[TEST_NOW_MS - 1000, 420]])
    const events = await arrived()
    expect(events).toHaveLength(1)
    expect(seriesOf(events)).toMatchObject([
      {
        data_point_id: city.pm25.id,
        node_id: city.nodeId,
        path: '132:5',
        measurements: [
          [TEST_NOW_MS - 2000, 11.5],
          [TEST_NOW_MS - 1000, 12],
        ],
      },
      { data_point_id: city.co2.id, unit: 'ppm', measurements: [[TEST_NOW_MS - 1000, 420]] },
    ])
  })

  it('sends corrected values as a series of their own, under the id of their data point', async () => {
    await world.create(only('measurements.stored'))
    const { context, city, pm25 } = world
    await context.store.db.transaction().execute((tx) =>
      addCorrection(context, tx, {
        nodeId: city.nodeId,
        dataPointId: pm25.id,
        formula: { coefficients: [1, 0.5] },
        fromMs: 0,
        toMs: null,
        reason: 'Co-location',
        origin: { kind: 'person', id: null },
        by: null,
      }),
    )
    context.store.measurements.forgetFollowed()
    await seedReadings(context, pm25, [[TEST_NOW_MS, 20]])
    await followAll(context, () => false)
    expect(seriesOf(await arrived())).toMatchObject([
      {
        data_point_id: pm25.id,
        path: '132:5',
        basis: 'reported',
        measurements: [[TEST_NOW_MS, 20]],
      },
      {
        data_point_id: pm25.id,
        path: '132:5',
        basis: 'corrected',
        measurements: [[TEST_NOW_MS, 11]],
      },
    ])
  })

  it('collects readings of the next ten seconds', async () => {
    await world.create(only('measurements.stored'))
    const { pm25 } = world
    await seedReadings(world.context, pm25, [[TEST_NOW_MS, 1]])
    expect(await arrived()).toHaveLength(1)
    for (const second of [1, 5, 9]) {
      world.clockAtSecond(second)
      await seedReadings(world.context, pm25, [[TEST_NOW_MS + second * 1000, second]])
      expect(await arrived()).toEqual([])
    }
    world.clockAtSecond(10)
    expect(seriesOf(await arrived())).toMatchObject([{ measurements: { length: 3 } }])
  })

  it('splits too many readings into several events, each once', async () => {
    await world.create(only('measurements.stored'))
    const readings = Array.from(
      { length: 2_500 },
      (_, at) => [TEST_NOW_MS - 2_500_000 + at * 1000, at] as [number, number],
    )
    await seedReadings(world.context, world.pm25, readings)
    const events = await arrived()
    const delivered = seriesOf(events).map(({ measurements }) => measurements)
    expect(delivered.map(({ length }) => length)).toEqual([1000, 1000, 500])
    expect(delivered.flat()).toEqual(readings)
  })

  it('ignores readings from more than 30 days ago', async () => {
    await world.create(only('measurements.stored'))
    await seedReadings(world.context, world.pm25, [[TEST_NOW_MS - 31 * 24 * 60 * MINUTE_MS, 1]])
    expect(await arrived()).toEqual([])
  })

  it('ignores readings that arrive while the webhook is disabled', async () => {
    const { _id: id } = await world.create(only('measurements.stored'))
    await seedReadings(world.context, world.pm25, [[TEST_NOW_MS, 1]])
    await world.call('owner', 'PUT', `webhooks/${id}/disable`)
    await world.call('owner', 'PUT', `webhooks/${id}/enable`)
    expect(await arrived()).toEqual([])
  })
})

describe('devices of a webhook', () => {
  it('covers the devices that its organization uses, whoever owns them', async () => {
    await world.create(only('measurements.stored'))
    const { city, harbour } = world
    await seedReadings(world.context, harbour.pm25, [[TEST_NOW_MS, 1]])
    expect(await arrived()).toEqual([])
    await leaseTo(world.context, harbour.nodeId, 'city')
    await leaseTo(world.context, city.nodeId, 'harbour')
    world.clockAtSecond(20)
    await seedReadings(world.context, harbour.pm25, [[TEST_NOW_MS + 1, 2]])
    await seedReadings(world.context, city.pm25, [[TEST_NOW_MS + 1, 3]])
    expect(seriesOf(await arrived()).map(({ node_id: id }) => id)).toEqual([harbour.nodeId])
  })

  it('covers devices that are shared to its organization', async () => {
    await world.create(only('measurements.stored'))
    const { harbour } = world
    await world.context.store.db
      .insertInto('node_shares')
      .values({ node_id: harbour.nodeId, organization_id: 'city' })
      .execute()
    await seedReadings(world.context, harbour.pm25, [[TEST_NOW_MS, 1]])
    expect(seriesOf(await arrived())).toHaveLength(1)
  })

  it('covers only the devices that it names, and refuses foreign ones', async () => {
    const { city } = world
    const { body } = await world.call<{ code: string }>('owner', 'POST', 'webhooks', {
      organization_id: 'city',
      url: world.target.url,
      auth: 'x',
      conditions: { node_id: [world.harbour.nodeId] },
    })
    expect(body.code).toBe('VALIDATION_FAILED')
    await world.create({ conditions: { node_id: [city.nodeId], _type: ['measurements.stored'] } })
    await seedReadings(world.context, city.pm25, [[TEST_NOW_MS, 1]])
    expect(seriesOf(await arrived()).map(({ node_id: id }) => id)).toEqual([city.nodeId])
  })
})

describe('the status of a device for webhooks', () => {
  it('sends a change of status by a reading and by silence', async () => {
    await world.create(only('device.status_changed'))
    await seedReadings(world.context, world.pm25, [[TEST_NOW_MS, 1]])
    const about = { node_id: world.city.nodeId, serial: '1C00AAAA' }
    expect(await arrived()).toMatchObject([
      { data: { ...about, previous_status: 'offline', status: 'online' } },
    ])
    world.clockAt(60)
    await sweepSilence(world.context.store.db, TEST_NOW_MS + 60 * MINUTE_MS)
    expect(await arrived()).toMatchObject([
      {
        timestamp: new Date(TEST_NOW_MS + 60 * MINUTE_MS).toISOString(),
        data: {
          ...about,
          previous_status: 'online',
          status: 'offline',
          last_report_at: TEST_NOW_MS,
        },
      },
    ])
  })
})

describe('an alert for webhooks', () => {
  const dust = () => ({
    deviceId: world.city.nodeId,
    dataPointId: world.pm25.id,
    expr: 'gt' as const,
    value: 35,
  })

  it('sends the start and the end of an alert with the measured value', async () => {
    await world.create({ type: 'alert' })
    const id = await world.addAlert([dust()])
    await world.report([[1, 20]])
    expect(await arrived()).toEqual([])
    await world.report([[2, 50]])
    expect(await arrived()).toMatchObject([
      {
        type: 'alert.state_changed',
        data: {
          organization_id: 'city',
          alert_id: id,
          name: 'Too much dust',
          level: 'warning',
          is_active: true,
          changed_at: TEST_NOW_MS + 2 * MINUTE_MS,
          conditions: [{ node_id: world.city.nodeId, measured: 50, limit: 35 }],
        },
      },
    ])
    await world.report([[3, 20]])
    expect(await arrived()).toMatchObject([{ data: { alert_id: id, is_active: false } }])
  })

  it('sends an alert about a silence without a value', async () => {
    await world.create({ type: 'alert' })
    const { id: dataPointId } = world.pm25
    await world.addAlert([{ dataPointId: { func: 'silence', dataPointId, period: 10 } }])
    await world.report([[1, 20]])
    world.clockAt(12)
    await world.evaluate()
    const [event] = await arrived()
    expect(event).toMatchObject({ data: { is_active: true } })
    expect(event?.data).toMatchObject({
      conditions: [{ data_point_ids: [dataPointId], measured: null, limit: null }],
    })
  })

  it('sends an alert to webhooks of its devices only and to no other organization', async () => {
    const { nodeId } = await seedNode(world.context, {
      serial: '1C00CCCC',
      organization: 'city',
    })
    await world.create({ type: 'alert', conditions: { node_id: [nodeId] } })
    await world.create({ type: 'alert', organization_id: 'harbour' }, 'harbourmaster')
    await world.create({ type: 'device', ...only('device.status_changed') })
    await world.addAlert([dust()])
    await world.report([
      [1, 20],
      [2, 50],
    ])
    expect((await arrived()).map(({ type }) => type)).toEqual(['device.status_changed'])
  })
})
