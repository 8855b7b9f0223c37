import { MINUTE_MS } from '@airshed/domain'
import type { AlertCondition, QualityFlag } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
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

/** Rejects the readings from a minute up to, but not including, another. */
async function reject(from: number, to: number): Promise<string> {
  const { body } = await world.call<QualityFlag[]>(
    'owner',
    'POST',
    `nodes/${world.city.nodeId}/quality_flags`,
    {
      data_point_ids: [world.pm25.id],
      from: TEST_NOW_MS + from * MINUTE_MS,
      to: TEST_NOW_MS + to * MINUTE_MS,
      reason: 'Smoke of a barbecue',
    },
  )
  await world.evaluate()
  return body[0]?.['_id'] ?? ''
}

describe('an alert whose readings are rejected', () => {
  it('forgets the peak, notifies nobody of that, and has it back once the flag is withdrawn', async () => {
    const id = await world.addAlert([above(35)])
    await world.report([[1, 20]])
    await world.report([[2, 41]])
    await world.report([[3, 30]])
    const mails = await world.mails()
    world.clockAt(1500)
    await world.report([[1500, 20]])
    const flag = await reject(2, 3)
    expect(await world.historyOf(id)).toEqual([[1, false]])
    const path = `nodes/${world.city.nodeId}/quality_flags/${flag}`
    await world.call('owner', 'DELETE', path)
    await world.evaluate()
    expect(await world.historyOf(id)).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ])
    expect(await world.mails()).toEqual(mails)
  })

  it('ends without a message if its newest reading is rejected, and the next reading tells', async () => {
    const id = await world.addAlert([above(35)])
    await world.report([[1, 20]])
    await world.report([[2, 41]])
    await reject(2, 3)
    expect(await world.historyOf(id)).toEqual([[1, false]])
    expect(await world.alert(id)).toMatchObject({ latest_value: false })
    expect(await world.mails()).toEqual(['Warning: Too much dust'])
    await world.report([[3, 22]])
    expect(await world.mails()).toEqual(['Warning: Too much dust', 'Resolved: Too much dust'])
  })
})
