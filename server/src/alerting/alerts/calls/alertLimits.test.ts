import type { AlertCondition, AlertLimits } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAlertWorld, type AlertWorld } from '../alertWorld.fixture.ts'

let world: AlertWorld
beforeAll(async () => {
  world = await createAlertWorld()
})
afterEach(async () => {
  await world.context.store.db.deleteFrom('alerts').execute()
})
afterAll(() => world.close())

const ask = async (who: Parameters<AlertWorld['call']>[0], ...ids: readonly string[]) => {
  const query = ids.map((id) => `data_point_id=${encodeURIComponent(id)}`).join('&')
  const { body } = await world.call<AlertLimits>(who, 'GET', `alerts/limits?${query}`)
  return body
}
const dust = (value: number, changes: object = {}): AlertCondition => ({
  deviceId: '1C00AAAA:0',
  dataPointId: world.pm25.id,
  expr: 'gt',
  value,
  ...changes,
})
const mean = (period: number): AlertCondition => ({
  dataPointId: { func: 'avg', dataPointId: world.pm25.id, period },
  expr: 'gte',
  value: 50,
})

describe('the limits of a data point', () => {
  it('lists each limit with its unit and the state of its alert', async () => {
    const id = await world.addAlert([dust(35, { clear_value: 25 })], {
      notification_level: 'critical',
    })
    await world.report([[1, 50]])
    expect(await ask('user', world.pm25.id)).toEqual({
      data: [
        {
          data_point_id: world.pm25.id,
          alert_id: id,
          name: 'Too much dust',
          level: 'critical',
          period_ms: null,
          expr: 'gt',
          value: 35,
          clear_value: 25,
          unit: 'µg/m³',
          is_active: true,
        },
      ],
      is_cut: false,
    })
  })

  it('a limit on a mean has its averaging period', async () => {
    await world.addAlert([mean(1440)])
    const { data } = await ask('user', world.pm25.id)
    expect(data).toMatchObject([{ period_ms: 86_400_000, expr: 'gte', value: 50, clear_value: 50 }])
  })

  it('shows the current value of a limit that the alert names', async () => {
    const named = JSON.stringify([{ name: 'limit', value: 12 }])
    await world.addAlert([{ ...dust(0), value: { reference: 'limit' } } as AlertCondition], {
      named_values: named,
    })
    expect((await ask('user', world.pm25.id)).data).toMatchObject([{ value: 12 }])
  })

  it('leaves out differences, extremes, baselines, silence and equality', async () => {
    const { id: dataPointId } = world.pm25
    await world.addAlert([
      dust(5, { basis: { kind: 'above_baseline', value: 10 } }),
      dust(5, { expr: 'eq' }),
      { dataPointId: { func: 'max', dataPointId, period: 60 }, expr: 'gt', value: 5 },
      { dataPointId: { func: 'abs', dataPointId }, expr: 'gt', value: 5 },
      { dataPointId: { func: 'silence', dataPointId, period: 5 } },
    ])
    expect((await ask('user', world.pm25.id)).data).toEqual([])
  })

  it('leaves out deactivated alerts and other data points', async () => {
    await world.addAlert([dust(35)], { status: 'deactivated' })
    await world.addAlert([dust(36)])
    expect((await ask('user', world.city.co2.id)).data).toEqual([])
    expect((await ask('user', world.pm25.id, 'nowhere/1:1')).data).toMatchObject([{ value: 36 }])
  })

  it('lists one limit for each alert, critical ones first', async () => {
    await world.addAlert([dust(20), dust(20)], { name: 'A', notification_level: 'info' })
    await world.addAlert([dust(35)], { name: 'B', notification_level: 'critical' })
    const { data } = await ask('user', world.pm25.id)
    expect(data.map(({ name, value }) => [name, value])).toEqual([
      ['B', 35],
      ['A', 20],
    ])
  })

  it('hides limits from readers who may not see the alert', async () => {
    await world.addAlert([dust(35)])
    for (const who of ['harbourmaster', 'guest', 'partner'] as const) {
      expect((await ask(who, world.pm25.id)).data).toEqual([])
    }
  })
})
