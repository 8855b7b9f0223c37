import { timeFormat, type PlotPlace, type PlotWords, type PluginIntl } from '@airshed/kit'
import { valueText } from './figureText.ts'
import { sideName, type Scatter, type Side } from './scatter.ts'

const NO_COLOR = 'transparent'

/** Everything the tooltip says about a pair, or about a cell of many; null for lines and empty cells. */
export function pointText(
  { trace, point }: PlotPlace,
  scatter: Scatter,
  color: string,
  intl: PluginIntl,
): PlotWords | null {
  if (trace !== 0) return null
  return scatter.pairs.points === null
    ? cellText(point, scatter, color, intl)
    : pairText(point, scatter, color, intl)
}

function pairText(
  point: number,
  scatter: Scatter,
  color: string,
  intl: PluginIntl,
): PlotWords | null {
  const { points, timezone } = scatter.pairs
  const [start, x, y] = [points?.start[point], points?.x[point], points?.y[point]]
  if (start === undefined || x === undefined || y === undefined) return null
  const title = timeFormat(intl.locale, timezone).dateTimeOfYear(start)
  return words(title, scatter, intl, color, (side) =>
    valueText(side === scatter.x ? x : y, side, intl),
  )
}

function cellText(
  point: number,
  scatter: Scatter,
  color: string,
  intl: PluginIntl,
): PlotWords | null {
  const { density } = scatter.pairs
  const columns = density?.x.length ?? 0
  const [row, column] = [Math.floor(point / columns), point % columns]
  const count = density?.counts[row]?.[column] ?? 0
  if (density === null || count === 0) return null
  const title = intl.formatMessage({ id: 'cell' }, { count })
  return words(title, scatter, intl, color, (side) => {
    const [middles, at] = side === scatter.x ? [density.x, column] : [density.y, row]
    const half = middles.length > 1 ? ((middles[1] ?? 0) - (middles[0] ?? 0)) / 2 : 0
    const middle = middles[at] ?? 0
    return `${valueText(middle - half, side, intl)} – ${valueText(middle + half, side, intl)}`
  })
}

function words(
  title: string,
  scatter: Scatter,
  intl: PluginIntl,
  color: string,
  valueOf: (side: Side) => string,
): PlotWords {
  const rows = [scatter.x, scatter.y].map((side) => ({
    name: sideName(side, scatter),
    color: side === scatter.y ? color : NO_COLOR,
    value: valueOf(side),
  }))
  const details = rows.map(({ name, value }) => `${name} ${value}`).join(', ')
  return { title, rows, sentence: intl.formatMessage({ id: 'sentence' }, { title, details }) }
}
