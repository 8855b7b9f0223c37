import { limitsOfPlan } from '@airshed/domain'
import {
  ALERT_LIMITS_MAX,
  type Alert,
  type AlertLimit,
  type AlertLimitQuery,
  type AlertLimits,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { storedPlan } from '../../../storage/store/alertSources/storedPlan.ts'
import type { VisibleRows } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'

const LEVELS: readonly Alert['notification_level'][] = ['critical', 'warning', 'info']

/** Maximum number of alerts read for one answer; each may have many limits, but most have one. */
const ALERTS_READ_MAX = 500

/**
 * The limits that activated alerts compare these data points with. An alert only considers data points that its
 * organization has, so limits for lost ones are not included.
 */
export async function alertLimits(
  db: Db,
  visible: VisibleRows,
  { data_point_id: ids }: AlertLimitQuery,
): Promise<AlertLimits> {
  const wanted = [...new Set(ids)]
  const alerts = await db
    .selectFrom('alerts')
    .select([
      'alerts.id',
      'alerts.name',
      'alerts.notification_level',
      'alerts.latest_value',
      'alerts.rules',
      'alerts.named_values',
      'alerts.hold_ms',
      'alerts.reactivation_ms',
      'alerts.hours',
      'alerts.missing_data',
    ])
    .select(
      sql<Record<string, string>>`(
        select json_object_agg(coalesce(raw.id, point.id), point.unit) from alert_sources link
        join data_points point on point.key = link.source
        left join data_points raw on raw.key = point.corrects
        where link.alert_id = alerts.id and coalesce(raw.id, point.id) = any(${wanted}::text[]))`.as(
        'units',
      ),
    )
    .where(visible)
    .where('alerts.status', '<>', 'deactivated')
    .where(
      sql<boolean>`alerts.id in (
        select link.alert_id from alert_sources link
        join data_points point on point.key = link.source
        left join data_points raw on raw.key = point.corrects
        where coalesce(raw.id, point.id) = any(${wanted}::text[]))`,
    )
    .orderBy(sql`array_position(${[...LEVELS]}::text[], alerts.notification_level)`)
    .orderBy('alerts.name')
    .orderBy('alerts.id')
    .limit(ALERTS_READ_MAX + 1)
    .execute()
  const limits = alerts.slice(0, ALERTS_READ_MAX).flatMap((alert): AlertLimit[] => {
    const plan = storedPlan(alert)
    return (plan === null ? [] : limitsOfPlan(plan)).flatMap((limit) => {
      const unit = alert.units[limit.source]
      if (unit === undefined) return []
      return {
        data_point_id: limit.source,
        alert_id: alert.id,
        name: alert.name,
        level: alert.notification_level,
        period_ms: limit.periodMs,
        expr: limit.expr,
        value: limit.value,
        clear_value: limit.clearValue,
        unit,
        is_active: alert.latest_value === true,
      }
    })
  })
  return {
    data: limits.slice(0, ALERT_LIMITS_MAX),
    is_cut: alerts.length > ALERTS_READ_MAX || limits.length > ALERT_LIMITS_MAX,
  }
}
