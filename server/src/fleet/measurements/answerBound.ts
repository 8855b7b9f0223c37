import { ANSWER_MEASUREMENTS_MAX, type MeasurementSearch } from '@airshed/schemas'
import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import { countOfOne, planSearch, rollupFor } from '../../storage/store/measurements/window.ts'
import { invalidBody } from '../../access/input/invalidField.ts'

const MOST = ANSWER_MEASUREMENTS_MAX.toLocaleString('en')

/**
 * Rejects a search whose answer could be too large, before anything is read.
 *
 * @param query with the effective window
 * @param now ms UTC
 * @throws ApiError 400 with what to change
 */
export function requireBounded(query: MeasurementSearch, now: number): void {
  const stepMs = (query.aggregate ?? 1) * MINUTE_MS
  if (stepMs > DAY_MS && rollupFor(stepMs) === null) {
    const expected = 'a multiple of 10 minutes if it is longer than a day'
    throw invalidBody([{ path: '/aggregate', expected, got: String(query.aggregate) }])
  }
  const each = countOfOne(planSearch(query, now))
  const points = query.data_point_id.length
  if (each === null || each * points <= ANSWER_MEASUREMENTS_MAX) return
  const got = `${each.toLocaleString('en')} of each of ${points}`
  if (query.last === undefined) {
    const cure = 'ask for a wider step, fewer data points or a shorter range'
    throw invalidBody([{ path: '/aggregate', expected: `at most ${MOST} steps: ${cure}`, got }])
  }
  const cure = 'ask for fewer of each, or for fewer data points'
  throw invalidBody([{ path: '/last', expected: `at most ${MOST} in one answer: ${cure}`, got }])
}
