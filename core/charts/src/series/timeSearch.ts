/** Index of the first time that is not before `time`; `times` ascends. */
export function firstNotBefore(times: Float64Array, time: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

/** Index of the last time that is not after `time`, -1 when there is none; `times` ascends. */
export function lastNotAfter(times: Float64Array, time: number): number {
  const at = firstNotBefore(times, time)
  return times[at] === time ? at : at - 1
}

/** Index of the nearest time, -1 when there is none. */
export function nearestIndex(times: Float64Array, time: number): number {
  if (times.length === 0) return -1
  const after = Math.min(firstNotBefore(times, time), times.length - 1)
  const before = Math.max(0, after - 1)
  const distance = (index: number): number => Math.abs((times[index] ?? 0) - time)
  return distance(before) <= distance(after) ? before : after
}

/** Steps looked at; more would not change the median of a reporting interval. */
const MAX_SAMPLED_STEPS = 512

/** The median distance of neighbours, milliseconds; 0 with fewer than two points. */
export function typicalStepMs(times: Float64Array): number {
  const steps = times.length - 1
  if (steps < 1) return 0
  const stride = Math.max(1, Math.floor(steps / MAX_SAMPLED_STEPS))
  const sampled = new Float64Array(Math.ceil(steps / stride))
  for (let place = 0; place < sampled.length; place += 1) {
    const index = place * stride
    sampled[place] = (times[index + 1] ?? 0) - (times[index] ?? 0)
  }
  // Numbers in a typed array sort as numbers, and without calling back.
  sampled.sort()
  return sampled[sampled.length >>> 1] ?? 0
}
