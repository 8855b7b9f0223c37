/**
 * Times of readings in few bytes, exactly: each as the change of the step before it, as a variable number of bytes. A
 * series with a regular interval takes a byte for each reading.
 *
 * @param times whole ms UTC, ascending
 */
export function packTimes(times: readonly number[]): Uint8Array {
  const bytes: number[] = []
  let last = 0
  let step = 0
  for (const ts of times) {
    const change = ts - last - step
    // Signs in the lowest bit, so that small changes in either direction are short.
    let rest = change < 0 ? -2 * change - 1 : 2 * change
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    bytes.push(rest)
    step = ts - last
    last = ts
  }
  return Uint8Array.from(bytes)
}

/** The times that {@link packTimes} wrote. */
export function unpackTimes(bytes: Uint8Array): number[] {
  const times: number[] = []
  let last = 0
  let step = 0
  let value = 0
  let factor = 1
  for (const byte of bytes) {
    value += (byte % 128) * factor
    factor *= 128
    if (byte >= 128) continue
    step += value % 2 === 1 ? -(value + 1) / 2 : value / 2
    last += step
    times.push(last)
    value = 0
    factor = 1
  }
  return times
}
