/** Steps between the marks of an axis at most, where nothing else is wanted. */
const STEPS_MAX = 4
/** Nearer than this, as a share of their size, marks could not be told apart by 12 digits. */
const LEAST_SHARE = 1e-10
/** Nothing measured is smaller; below it, numbers lose their digits. */
const LEAST_STEP = 1e-300

/**
 * Round values from at most the smallest up to at least the largest; steps of 1, 2 or 5. Two or more, ascending.
 *
 * @param smallest finite, as is `largest`
 * @param stepsMax about the maximum number of steps; default 4
 */
export function valueTicks(smallest: number, largest: number, stepsMax = STEPS_MAX): number[] {
  const size = Math.max(Math.abs(smallest), Math.abs(largest))
  // The difference of two finite numbers may be infinite, that of their parts is not.
  const part = largest / stepsMax - smallest / stepsMax
  const rough = part > 0 ? Math.max(part, size * LEAST_SHARE) : (size || 1) / stepsMax
  const step = roundStep(Math.max(rough, LEAST_STEP))
  const first = Math.floor(smallest / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(largest / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, at) => withinRange((first + at) * step))
}

/** The round number that is not below another one, which is above 0. */
function roundStep(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find((factor) => factor * magnitude >= least) ?? 10) * magnitude
}

/** Without the error of the multiplication, and never infinite. */
const withinRange = (value: number): number =>
  Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, Number(value.toPrecision(12))))

/** Round marks from zero up to the first one that covers `maximum`; steps of 1, 2 or 5. */
export const niceTicks = (maximum: number): readonly number[] =>
  maximum > 0 && Number.isFinite(maximum) ? valueTicks(0, maximum) : [0, 1]

/**
 * The marks of an axis that shows some values, from below the smallest up to above the largest. It begins at zero if
 * that is near, and has room around values that are all equal.
 *
 * @param values finite, in any order
 * @returns 0 and 1 without values
 */
export function ticksAround(values: readonly number[]): number[] {
  if (values.length === 0) return [0, 1]
  const smallest = values.reduce((one, other) => Math.min(one, other))
  const largest = values.reduce((one, other) => Math.max(one, other))
  if (smallest === largest) {
    const around = Math.abs(largest) / 4 || 1
    const floor = smallest < 0 ? smallest - around : Math.max(0, smallest - around)
    return valueTicks(
      Math.max(-Number.MAX_VALUE, floor),
      Math.min(Number.MAX_VALUE, largest + around),
    )
  }
  return valueTicks(smallest >= 0 && smallest < largest / 2 ? 0 : smallest, largest)
}
