import type { AlertCondition } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { createAlertWorld } from '../../../alerting/alerts/alertWorld.fixture.ts'
import { quietSilences } from './0118_quiet_silences.ts'

it('marks every reading for alerts with a silence and another condition on one data point', async () => {
  const world = await createAlertWorld()
  try {
    const { db } = world.context.store
    const silent: AlertCondition = {
      dataPointId: { func: 'silence', dataPointId: world.pm25.id, period: 5 },
    }
    const above: AlertCondition = {
      deviceId: '1C00AAAA:0',
      dataPointId: world.pm25.id,
      expr: 'gt',
      value: 35,
    }
    const both = await world.addAlert([[silent, above]])
    const only = await world.addAlert([silent])
    const high = await world.addAlert([above])
    // As they were linked before.
    await db
      .updateTable('alert_sources')
      .set({ quiet_min: Number.NEGATIVE_INFINITY, quiet_max: Infinity })
      .where('alert_id', 'in', [both, only])
      .execute()

    await quietSilences(db as unknown as Kysely<unknown>)

    const kept = await db
      .selectFrom('alert_sources')
      .select(['alert_id', 'quiet_min', 'quiet_max'])
      .execute()
    expect(
      Object.fromEntries(kept.map((one) => [one.alert_id, [one.quiet_min, one.quiet_max]])),
    ).toEqual({
      [both]: [null, null],
      [only]: [Number.NEGATIVE_INFINITY, Infinity],
      [high]: [Number.NEGATIVE_INFINITY, 35],
    })
  } finally {
    await world.close()
  }
})
