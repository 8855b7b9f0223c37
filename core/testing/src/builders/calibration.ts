import type { Calibration, CalibrationMeasurement, ReferenceDevice } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RUN_AT_MS = TEST_NOW_MS - 2 * DAY_MS

const NAMES = ['Quay north', 'Quay south', 'School roof', '']
const STATUSES = ['ok', 'fail', 'not_run', 'not_run'] as const

/** PM2.5 of a device, compared over two weeks and calibrated. */
function calibrationMeasurement(
  changes: Partial<CalibrationMeasurement> = {},
): CalibrationMeasurement {
  return {
    data_point_id: '1C00A3F7.0.0.0/132:5',
    path: '132:5',
    name: 'Particulate matter PM2.5',
    unit: 'µg/m³',
    status: 'ok',
    calibrated: true,
    reason: null,
    timestamp: RUN_AT_MS,
    from: RUN_AT_MS - 14 * DAY_MS,
    to: RUN_AT_MS,
    reference: { id: '1C00REF1.0.0.0/132:5', serial: '1C00REF1', name: 'Reference station' },
    params: [0.671, 0.553],
    metrics: {
      count: 330,
      expected: 336,
      slope: 0.553,
      intercept: 0.671,
      r_squared: 0.9278,
      rmse: 1.58,
      rmse_before: 8.64,
      reference_value: 11.4,
    },
    ...changes,
  }
}

/** A device of `org_city`: a calibrated one, one with a parameter that failed, and two that were never compared. */
export function calibration(index = 0, changes: Partial<Calibration> = {}): Calibration {
  const kind = index % NAMES.length
  const serial = `1C00A3F${7 + index}`
  const status = STATUSES[kind] ?? 'not_run'
  const point = (path: string) => ({ data_point_id: `${serial}.0.0.0/${path}` })
  const never: Partial<CalibrationMeasurement> = {
    status: 'not_run',
    calibrated: false,
    params: null,
    timestamp: null,
    from: null,
    to: null,
    reference: null,
    metrics: null,
  }
  const failed: Partial<CalibrationMeasurement> = {
    status: 'fail',
    calibrated: false,
    params: null,
    reason: 'uncorrelated',
    metrics: {
      count: 330,
      expected: 336,
      slope: 0.2,
      intercept: 380,
      r_squared: 0.31,
      rmse: 42,
      rmse_before: 180,
      reference_value: 512,
    },
  }
  return {
    _id: `${serial}:0`,
    node_id: `${serial}:0`,
    serial,
    name: NAMES[kind] ?? '',
    organization_id: 'org_city',
    status,
    calibrated: status === 'ok',
    ready: status === 'ok' ? 'yes' : 'no',
    timestamp: status === 'not_run' ? null : RUN_AT_MS,
    measurements: [
      calibrationMeasurement({ ...point('132:5'), ...(status === 'not_run' ? never : {}) }),
      calibrationMeasurement({
        ...point('131:10'),
        path: '131:10',
        name: 'Carbon dioxide',
        unit: 'ppm',
        ...(status === 'fail' ? failed : never),
      }),
    ],
    ...changes,
  }
}

/** A sensor of a reference device of `org_city`. */
export const referenceDevice = (changes: Partial<ReferenceDevice> = {}): ReferenceDevice => ({
  id: '1C00REF1.0.0.0',
  path: '1C00REF1.0.0.0',
  name: 'Reference station',
  node_id: '1C00REF1:0',
  sensor: 'particles-plus',
  serial: '1C00REF1',
  parameters: ['Particulate matter PM2.5', 'Carbon dioxide'],
  ...changes,
})
