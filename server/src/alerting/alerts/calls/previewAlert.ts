import { evaluateAlert, stateBefore, type AlertChange } from '@airshed/domain'
import { ALERT_CHANGES_MAX, type AlertHistory, type AlertPreview } from '@airshed/schemas'
import { loadSeries } from '../loadSeries.ts'
import { measuredConditions } from '../measuredConditions.ts'
import { pointsById, type WatchedPoint } from '../readPoints.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Db } from '../../../storage/store/db.ts'
import { checkSpan, conditionView } from './alertHistory.ts'
import { checkDraft } from './checkDraft.ts'

/** Approximate number of readings on which rules are evaluated at once, and in total. */
const READINGS_AT_ONCE = 50_000
const READINGS_MAX = 1_000_000

/**
 * When an alert with these rules would have been active. The rules are evaluated part by part, so that other work
 * can run in between.
 *
 * @throws ApiError VALIDATION_FAILED, ALERT_PREVIEW_TOO_LARGE
 */
export async function previewAlert(
  db: Db,
  caller: Caller,
  { organization_id: organizationId, from, to, ...draft }: AlertPreview,
): Promise<AlertHistory> {
  checkSpan({ from, to })
  const { plan, dataPointIds } = await checkDraft(db, caller, organizationId, draft)
  const points = await pointsById(db, dataPointIds)
  const eachMs = readingsEachMs(points)
  const count = Math.ceil((to - from) * eachMs)
  if (count > READINGS_MAX) {
    const limit = READINGS_MAX.toLocaleString('en')
    throw apiError('ALERT_PREVIEW_TOO_LARGE', { count: count.toLocaleString('en'), limit })
  }
  const partMs = Math.ceil(READINGS_AT_ONCE / Math.max(eachMs, 1e-9))
  let changes: readonly AlertChange[] = []
  for (let start = from; start < to; start += partMs + 1) {
    // Readings are evaluated, so its spans hold their last one.
    const span = { from: start, to: Math.min(to - 1, start + partMs) }
    const evaluatedPlan = { plan, span, points }
    const seriesOf = await loadSeries(db, [evaluatedPlan])
    const evaluated = evaluateAlert(
      plan,
      seriesOf(evaluatedPlan),
      span,
      stateBefore(changes, start),
    )
    changes = [...changes, ...evaluated.changes]
  }
  const kept = changes.slice(-ALERT_CHANGES_MAX)
  return {
    from,
    to,
    before: null,
    lacked_data_before: false,
    changes: kept.map(({ ts, isActive, lacksData, group, values }) => ({
      ts,
      is_active: isActive,
      lacks_data: lacksData,
      group_id: group,
      measured: measuredConditions(draft.data_points, { group, values }).map(conditionView),
      is_corrected: false,
    })),
    is_cut: kept.length < changes.length,
  }
}

function readingsEachMs(points: ReadonlyMap<string, WatchedPoint>): number {
  let each = 0
  for (const { reportingIntervalMs } of points.values()) {
    each += 1 / Math.max(1_000, reportingIntervalMs)
  }
  return each
}
