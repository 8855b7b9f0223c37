import { valueLabels } from '../axes/valueAxis.ts'
import { ticksAround } from '../axes/valueTicks.ts'
import type { TimeChart } from './timeChart.ts'

/** The marks of a value axis, lowest first; the first and the last are its ends. */
export interface ValueScale {
  readonly ticks: readonly number[]
  readonly labels: readonly string[]
}

/** The value axis of a chart: of its words if it shows states, else of round numbers around its values and limits. */
export function valueScale({
  lines,
  limits,
  states,
  locale,
}: Pick<TimeChart, 'lines' | 'limits' | 'states' | 'locale'>): ValueScale {
  if (states !== null) return { ticks: [0, 1], labels: states }
  const values = lines.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => piece.map(([, value]) => value)),
  )
  const ticks = ticksAround([...values, ...limits.map(({ value }) => value)])
  const [first = 0, second = 1] = ticks
  return { ticks, labels: valueLabels(locale)(ticks, second - first) }
}
