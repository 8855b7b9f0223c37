import { MINUTE_MS } from '@airshed/domain'
import type { AlertCondition } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createAlertWorld, type AlertWorld, type MinuteReading } from './alertWorld.fixture.ts'

let world: AlertWorld
let marked = 0
beforeEach(async () => {
  world = await createAlertWorld()
  marked = 0
  world.context.store.measurements.onFollowed('alerts', () => void (marked += 1))
})
afterEach(() => world.close())

const above = (value: number, more: object = {}): AlertCondition => ({
  deviceId: '1C00AAAA:0',
  dataPointId: world.pm25.id,
  expr: 'gt',
  value,
  ...more,
})

/** How often readings were marked while these were reported. */
async function marksOf(...readings: MinuteReading[]): Promise<number> {
  const before = marked
  await world.report(readings)
  return marked - before
}

/** As a transaction stores it that knows the alert as it was before. */
async function storeUnmarked(minute: number, value: number): Promise<void> {
  await world.context.store.db
    .insertInto('measurements')
    .values({
      data_point: world.pm25.key,
      ts: TEST_NOW_MS + minute * MINUTE_MS,
      value,
      flags: 0,
    })
    .execute()
}

describe('readings of a device with alerts', () => {
  it('marks only readings that may change the alert', async () => {
    const alert = await world.addAlert([above(35)])
    expect(await marksOf([1, 20])).toBe(1)
    expect(await marksOf([2, 20], [3, 35])).toBe(0)
    expect(await marksOf([4, 36])).toBe(1)
    expect(await marksOf([5, 50])).toBe(1)
    expect(await marksOf([6, 20])).toBe(1)
    expect(await marksOf([7, 20])).toBe(0)
    expect(await world.historyOf(alert)).toEqual([
      [1, false],
      [4, true],
      [6, false],
    ])
  })

  it('marks late readings that correct the time before the latest change', async () => {
    const alert = await world.addAlert([above(35)])
    await marksOf([1, 20])
    await marksOf([4, 36])
    await marksOf([6, 20])
    expect(await marksOf([5, 20])).toBe(1)
    expect(await world.historyOf(alert)).toEqual([
      [1, false],
      [4, true],
      [5, false],
    ])
  })

  it('marks every reading for an alert over a period', async () => {
    const period = { func: 'avg', dataPointId: world.pm25.id, period: 10 } as const
    await world.addAlert([{ dataPointId: period, expr: 'gt', value: 35 }])
    await marksOf([1, 20])
    expect(await marksOf([2, 20])).toBe(1)
  })

  it('marks readings that any of several alerts needs', async () => {
    await world.addAlert([above(35)])
    await world.addAlert([above(10)])
    await marksOf([1, 20])
    expect(await marksOf([2, 20])).toBe(1)
  })
})

describe('a reading stored while an alert starts', () => {
  it('ends the alert soon, although it was not marked', async () => {
    const alert = await world.addAlert([above(35)])
    await world.report([[1, 20]])
    await world.report([[2, 50]])
    await storeUnmarked(2.1, 20)
    world.clockAt(2.11)
    await world.evaluate()
    expect(await world.historyOf(alert)).toEqual([
      [1, false],
      [2, true],
      [2.1, false],
    ])
    world.clockAt(2.3)
    await world.evaluate()
    expect((await world.alert(alert)).settles_at).toBeNull()
  })
})
