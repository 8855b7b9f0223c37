import { randomUUID } from 'node:crypto'
import type { AlertCondition } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followAll } from '../../fleet/computed/keepParametersComputed.ts'
import { addCorrection, withdrawCorrection } from '../../fleet/corrections/addCorrection.ts'
import { eventually } from '../../testing/eventually.ts'
import { createAlertWorld, type AlertWorld, type MinuteReading } from './alertWorld.fixture.ts'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld({ runsJobs: true })
})
afterEach(() => world.close())

const above = (value: number): AlertCondition => ({
  deviceId: '1C00AAAA:0',
  dataPointId: world.pm25.id,
  expr: 'gt',
  value,
})

async function addAlert(): Promise<string> {
  const id = await world.addAlert([above(35)])
  await world.context.store.db
    .insertInto('alert_nodes')
    .values({ alert_id: id, node_id: world.city.nodeId })
    .execute()
  return id
}

/** Halves the values of all readings. */
async function correct(): Promise<string> {
  const { store } = world.context
  const { _id: id } = await store.db.transaction().execute((tx) =>
    addCorrection(world.context, tx, {
      nodeId: world.city.nodeId,
      dataPointId: world.pm25.id,
      formula: { coefficients: [0, 0.5] },
      fromMs: 0,
      toMs: null,
      reason: `Test ${randomUUID()}`,
      origin: { kind: 'person', id: null },
      by: null,
    }),
  )
  await applied(true)
  return id
}

/** Waits until corrected values count, or no longer do, and evaluates alerts by them. */
async function applied(isCorrected: boolean): Promise<void> {
  const { store } = world.context
  await eventually(async () => {
    const series = await store.db.selectFrom('chosen_series').selectAll().execute()
    expect(series).toHaveLength(isCorrected ? 1 : 0)
  })
  store.measurements.forgetFollowed()
  await world.evaluate()
}

async function report(readings: readonly MinuteReading[]): Promise<void> {
  await world.report(readings)
  await followAll(world.context, () => false)
  await world.evaluate()
}

describe('an alert of a corrected data point', () => {
  it('an alert evaluates corrected values', async () => {
    const id = await addAlert()
    await report([[1, 20]])
    await correct()
    await report([[2, 60]])
    expect(await world.alert(id)).toMatchObject({ latest_value: false })
    await report([[3, 80]])
    expect(await world.alert(id)).toMatchObject({ latest_value: true })
    expect(await world.mails()).toEqual(['Warning: Too much dust'])
  })

  it('a correction of the past changes the history of an alert, and notifies nobody of it', async () => {
    const id = await addAlert()
    await report([[1, 20]])
    await report([[2, 50]])
    await report([[3, 20]])
    const mails = ['Warning: Too much dust', 'Resolved: Too much dust']
    expect(await world.mails()).toEqual(mails)
    const correction = await correct()
    await eventually(async () => {
      await world.evaluate()
      expect((await world.historyOf(id)).filter(([, isActive]) => isActive)).toEqual([])
    })
    await world.context.store.db.transaction().execute((tx) =>
      withdrawCorrection(world.context, tx, {
        nodeId: world.city.nodeId,
        id: correction,
        by: null,
      }),
    )
    await applied(false)
    await eventually(async () => {
      await world.evaluate()
      expect(await world.historyOf(id)).toContainEqual([2, true])
    })
    expect(await world.mails()).toEqual(mails)
  })
})
