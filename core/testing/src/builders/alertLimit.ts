import type { AlertLimit } from '@airshed/schemas'
import { dataPoint } from './dataPoint.ts'

/** A limit for readings of a data point, in its unit; by default one that PM2.5 comes close to. */
export function alertLimit(dataPointId: string, changes: Partial<AlertLimit> = {}): AlertLimit {
  const { value = 35 } = changes
  return {
    data_point_id: dataPointId,
    alert_id: 'alert_0',
    name: 'Dust at Quay Street',
    level: 'warning',
    period_ms: null,
    expr: 'gt',
    value,
    clear_value: value,
    unit: dataPoint(dataPointId).unit,
    is_active: false,
    ...changes,
  }
}
