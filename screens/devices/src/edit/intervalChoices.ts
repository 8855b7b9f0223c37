import { periodWords } from '@airshed/kit'
import type { PickerOption } from '@airshed/kit/forms'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

const USUAL_MS: readonly number[] = [
  ...[1, 2, 5, 10, 15, 20, 30].map((seconds) => seconds * SECOND_MS),
  ...[1, 2, 3, 5, 10, 15, 20, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12, 24].map((hours) => hours * HOUR_MS),
]

/**
 * Reporting intervals to choose from, as text: the usual ones, and the current one of the device.
 *
 * @param currentMs of the device
 * @param locale BCP 47 tag
 */
export const intervalChoices = (currentMs: number, locale: string): readonly PickerOption[] =>
  [...new Set([...USUAL_MS, currentMs])]
    .toSorted((a, b) => a - b)
    .map((ms) => ({ value: String(ms), label: periodWords(ms, locale) }))
