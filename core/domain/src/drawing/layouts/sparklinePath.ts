/**
 * The path of a sparkline in a box; breaks at NaN, and has one column of pixels a value at most.
 *
 * @param options.leastSpan values that are closer do not fill the height; default 0
 * @returns SVG path data, empty without values
 */
export function sparklinePath(
  values: ArrayLike<number>,
  width: number,
  height: number,
  { marginPx = 1.5, leastSpan = 0 }: { marginPx?: number; leastSpan?: number } = {},
): string {
  let minimum = Number.POSITIVE_INFINITY
  let maximum = Number.NEGATIVE_INFINITY
  for (const value of Array.from(values)) {
    if (value < minimum) minimum = value
    if (value > maximum) maximum = value
  }
  if (minimum > maximum) return ''
  const spread = Math.max(leastSpan, maximum - minimum)
  const top = (minimum + maximum + spread) / 2
  const room = height - 2 * marginPx
  const last = Math.max(1, values.length - 1)
  const xOf = (index: number): string =>
    (marginPx + (index / last) * (width - 2 * marginPx)).toFixed(1)
  const yOf = (value: number): string =>
    (marginPx + (spread === 0 ? 0.5 : (top - value) / spread) * room).toFixed(1)
  let path = ''
  let isDown = false
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? Number.NaN
    if (Number.isNaN(value)) {
      isDown = false
      continue
    }
    path += `${isDown ? 'L' : 'M'}${xOf(index)} ${yOf(value)}`
    // A single point between gaps: a line of no length with round ends is a dot.
    if (!isDown) path += 'h0'
    isDown = true
  }
  return path
}
