/** One figure of the benchmark: a ratio of two things measured in the same run. */
export interface Figure {
  name: string
  /** The measured values, with units, for those who want more than the ratio. */
  measured: string
  ratio: number
  /** The bound of the ratio, in words; empty if there is none. */
  bound: string
  isWithin: boolean
}

/** Median of several runs: a single disturbed run does not count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The time within which 95 % of runs finish. */
export const slowest = (timesMs: readonly number[]): number =>
  timesMs.toSorted((a, b) => a - b)[Math.ceil(0.95 * timesMs.length) - 1] ?? Number.NaN

export const rounded = (value: number, digits = 2): string => value.toFixed(digits)

/** A figure whose bound has units of its own: the ratio is the measured value over the bound. */
export const boundedFigure = (
  name: string,
  value: number,
  bound: number,
  words: { measured: string; bound: string },
): Figure => ({ name, ...words, ratio: value / bound, isWithin: value <= bound })

/** The figures as a table. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ name, measured, ratio, bound, isWithin }) =>
      `| ${name} | ${measured} | ${rounded(ratio)} | ${bound} | ${bound === '' ? '' : isWithin ? 'yes' : 'no'} |`,
  )
  return [
    '| what | measured | ratio | bound | kept |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
