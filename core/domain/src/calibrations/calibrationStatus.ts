import type { CalibrationStatus } from '@airshed/schemas'

/** The status of one parameter: `not_run` without a time, otherwise `ok` if it is calibrated, else `fail`. */
export function measurementStatus(
  comparedAt: number | null,
  isCalibrated: boolean,
): CalibrationStatus {
  if (comparedAt === null) return 'not_run'
  return isCalibrated ? 'ok' : 'fail'
}

/** The status of a device: that of the worst parameter that was compared; `not_run` if none was. */
export function calibrationStatus(measurements: readonly CalibrationStatus[]): CalibrationStatus {
  if (measurements.includes('fail')) return 'fail'
  return measurements.includes('ok') ? 'ok' : 'not_run'
}
