/** Index of the first time that is not before `time`. */
export function lowerBound(times: Float64Array, time: number, length = times.length): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] as number) < time) low = middle + 1
    else high = middle
  }
  return low
}

/** Index of the first time that is after `time`. */
export function upperBound(times: Float64Array, time: number, length = times.length): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] as number) <= time) low = middle + 1
    else high = middle
  }
  return low
}
