import { MINUTE_MS } from '@airshed/domain'
import { MEASUREMENT_FLAGS, type AlertCondition } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAlertWorld, type AlertWorld } from './alertWorld.fixture.ts'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
})
afterEach(() => world.close())

const above = (value: number): AlertCondition => ({
  deviceId: '1C00AAAA:0',
  dataPointId: world.pm25.id,
  expr: 'gt',
  value,
})

describe('a reading over the limit', () => {
  it('begins the alert and tells its subscriber once; one below ends it and tells that', async () => {
    const id = await world.addAlert([above(35)])
    await world.report([[1, 20]])
    await world.report([[2, 41]])
    await world.report([[3, 44]])
    expect(await world.alert(id)).toMatchObject({ latest_value: true })
    await world.report([[4, 30]])
    expect(await world.historyOf(id)).toEqual([
      [1, false],
      [2, true],
      [4, false],
    ])
    expect(await world.mails()).toEqual(['Warning: Too much dust', 'Over: Too much dust'])
  })

  it('says what was measured, against which limit, where and when', async () => {
    await world.addAlert([above(35)])
    await world.report([[2, 41.25]])
    const { body_text: text } = await world.context.store.db
      .selectFrom('outbox')
      .select('body_text')
      .executeTakeFirstOrThrow()
    expect(text).toContain('41.25 µg/m³')
    expect(text).toContain('Limit: above 35 µg/m³')
    expect(text).toContain('Mast in the city')
    expect(text).toContain('2 Mar 2026, 12:02:00 UTC')
  })

  it('that is flagged, or that came a day late, tells nobody', async () => {
    const id = await world.addAlert([above(35)])
    await world.report([[1, 20]])
    await world.report([[2, 999.9, MEASUREMENT_FLAGS.sensorFault]])
    world.clockAt(1500)
    await world.report([[1500, 20]])
    await world.report([
      [10, 50],
      [11, 20],
    ])
    expect(await world.historyOf(id)).toEqual([
      [1, false],
      [10, true],
      [11, false],
    ])
    const corrected = await world.context.store.db
      .selectFrom('alert_changes')
      .select('is_corrected')
      .where('ts', '>', 0)
      .where('is_active', '=', true)
      .execute()
    expect(corrected).toEqual([{ is_corrected: true }])
    expect(await world.mails()).toEqual([])
  })

  it('of a deactivated alert is not looked at', async () => {
    const id = await world.addAlert([above(35)], { status: 'deactivated' })
    await world.report([[1, 50]])
    expect(await world.historyOf(id)).toEqual([])
  })

  it('in a batch with one below tells both, in order', async () => {
    await world.addAlert([above(35)])
    await world.report([
      [1, 20],
      [2, 50],
      [3, 20],
    ])
    expect(await world.mails()).toEqual(['Warning: Too much dust', 'Over: Too much dust'])
  })
})

describe('time alone', () => {
  it('begins an alert once its rules have held, unless a reading ends that before', async () => {
    const id = await world.addAlert([above(35)], { hold_ms: 5 * MINUTE_MS })
    await world.report([[1, 50]])
    await world.report([[3, 50]])
    world.clockAt(5.9)
    await world.judge()
    expect(await world.mails()).toEqual([])
    world.clockAt(6)
    await world.judge()
    expect(await world.historyOf(id)).toEqual([[6, true]])
    expect(await world.mails()).toHaveLength(1)
    world.clockAt(6.1)
    // A reading that was under way: it never held so long.
    await world.report([[5, 10]])
    expect(await world.historyOf(id)).toEqual([[5, false]])
    expect(await world.mails()).toEqual(['Warning: Too much dust', 'Over: Too much dust'])
  })

  it('tells of a device that falls silent, and of its return', async () => {
    const silence = { func: 'silence', dataPointId: world.pm25.id, period: 10 } as const
    const id = await world.addAlert([{ dataPointId: silence }])
    await world.report([[1, 5]])
    await world.report([[2, 5]])
    world.clockAt(11.9)
    await world.judge()
    expect(await world.mails()).toHaveLength(0)
    world.clockAt(12)
    await world.judge()
    expect(await world.mails()).toHaveLength(1)
    await world.report([[30, 5]])
    expect(await world.historyOf(id)).toEqual([
      [1, false],
      [12, true],
      [30, false],
    ])
  })
})

it('an hourly mean is judged from the rollups of the store', async () => {
  const id = await world.addAlert([
    {
      dataPointId: { func: 'avg', dataPointId: world.pm25.id, period: 120 },
      expr: 'gt',
      value: 25,
    },
  ])
  const minutes = Array.from(
    { length: 241 },
    (_, minute) => [minute, minute < 60 ? 10 : 40] as const,
  )
  for (let start = 0; start < minutes.length; start += 20) {
    await world.report(minutes.slice(start, start + 20))
  }
  // (10 + 40) / 2 at two o'clock is not above 25; two hours of 40 at three o'clock are.
  expect(await world.historyOf(id)).toEqual([
    [120, false],
    [180, true],
  ])
})

it('a clearing limit keeps an alert active until the air is clearly better', async () => {
  const id = await world.addAlert([{ ...above(35), clear_value: 25 }])
  await world.report([
    [1, 40],
    [2, 30],
    [3, 24],
    [4, 30],
  ])
  expect(await world.historyOf(id)).toEqual([
    [1, true],
    [3, false],
  ])
})
