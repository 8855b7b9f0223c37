import { inkOn, THEME_TOKENS, type ThemeName } from '@airshed/ui'
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import type { ChartRange } from '../series/chartSeries.ts'
import { ShapeTooltip } from '../shapes/ShapeTooltip.tsx'
import { heatGridKey, type GridPlace } from './heatGridKeys.ts'
import { AXIS_PX, binAt, binOfTime, heatGridLayout } from './heatGridLayout.ts'
import type { HeatGridCell } from './paintHeatGrid.ts'
import { useHeatGridCanvas } from './useHeatGridCanvas.ts'
import '../shapes/shapes.css'
import './heatGrid.css'

/** A row of a heat grid: one value for each bin of time. */
export interface HeatGridRow {
  id: string
  /** Its name in words; its length determines the space on the left. */
  name: string
  /** Label at the left, such as a link; default the name. */
  head?: ReactNode
  /** One value for each bin. Keep the same array while its contents do not change. */
  cells: readonly HeatGridCell[]
}

/** The text for a cell under the pointer. */
export interface HeatGridWords {
  title: string
  rows: readonly { name: string; color: string; value: string }[]
  /** A summary in one sentence, for screen readers. */
  sentence: string
}

export interface HeatGridProps {
  /** The label of the grid, for screen readers. */
  label: string
  /** Keep the same array while its contents do not change. */
  rows: readonly HeatGridRow[]
  /** Edges of the bins, ms UTC, from the start of the range to its end. */
  edges: ArrayLike<number>
  range: ChartRange
  tell: (rowIndex: number, bin: number) => HeatGridWords
  /** IANA zone of the time axis. */
  timezone: string
  theme: ThemeName
  /** CSS pixels. */
  width: number
  height: number
  /** Time under the pointer, the middle of the bin, ms UTC; null when it leaves. */
  onHoverTime?: (time: number | null) => void
  /** A time that another chart points at; its column is shown. */
  hoverTime?: number | null
}

/** Rows of this height have room for a name in two lines, CSS pixels. */
const TWO_LINES_PX = 36

/** Rows of coloured cells over time; each cell can be pointed at, or reached by the arrow keys. */
export function HeatGrid(props: HeatGridProps) {
  const { label, rows, edges, range, tell, timezone, theme, width, height } = props
  const { onHoverTime, hoverTime = null } = props
  const { locale } = useIntl()
  const text = useChartText()
  const [place, setPlace] = useState<GridPlace | null>(null)
  const [spoken, setSpoken] = useState('')
  const names = rows.map(({ name }) => name)
  const layout = heatGridLayout({ names, range, timezone, locale, width, height })
  const { namesPx, plotWidth, rowHeight, rowsHeight, shownHeight, marks } = layout
  const bins = Math.max(0, edges.length - 1)
  const { canvas, scroll } = useHeatGridCanvas({
    rows,
    edges,
    width: plotWidth,
    rowHeight,
    hatchColor: THEME_TOKENS[theme].lineStrong,
    inkOn,
    place,
  })
  const shown = place !== null && place.row < rows.length && place.bin < bins ? place : null
  const words = shown === null ? null : tell(shown.row, shown.bin)

  const point = (next: GridPlace | null): void => {
    if (next?.row === shown?.row && next?.bin === shown?.bin) return
    setPlace(next)
    onHoverTime?.(next === null ? null : middleOf(edges, next.bin))
  }
  const onMouseMove = ({ nativeEvent }: MouseEvent): void => {
    const bin = binAt(nativeEvent.offsetX, plotWidth, edges)
    const row = Math.floor(nativeEvent.offsetY / rowHeight)
    point(bin < 0 || row < 0 || row >= rows.length ? null : { row, bin })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    const next = heatGridKey(event, shown, { rows: rows.length, bins })
    if (next === undefined) return
    event.preventDefault()
    point(next)
    setSpoken(next === null ? '' : tell(next.row, next.bin).sentence)
  }
  const xOf = (bin: number): number => {
    const from = edges[0] ?? 0
    return (((edges[bin] ?? from) - from) / ((edges[bins] ?? 1) - from)) * plotWidth
  }
  const pointedBin = shown?.bin ?? (hoverTime === null ? -1 : binOfTime(hoverTime, edges))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a chart that is read with the arrow keys
    // takes the focus itself
    <div
      className="air-chart air-heat"
      role="group"
      aria-roledescription={text('charts.chart')}
      aria-label={label}
      tabIndex={0}
      style={{ width, height: shownHeight + AXIS_PX }}
      onKeyDown={onKeyDown}
      onBlur={() => point(null)}
      onMouseLeave={() => point(null)}
    >
      <div
        className="air-heat-rows"
        ref={scroll}
        style={{ height: shownHeight, gridTemplateColumns: `${namesPx}px ${plotWidth}px` }}
      >
        <ul
          className="air-heat-names"
          data-two-lines={rowHeight >= TWO_LINES_PX}
          style={{ gridAutoRows: rowHeight }}
        >
          {rows.map(({ id, name, head }, index) => (
            <li key={id} data-pointed={shown?.row === index} title={name}>
              {head ?? name}
            </li>
          ))}
        </ul>
        <div className="air-heat-plot" style={{ height: rowsHeight }}>
          <canvas
            ref={canvas}
            style={{ width: plotWidth, height: rowsHeight }}
            aria-hidden
            onMouseMove={onMouseMove}
          />
          {pointedBin < 0 ? null : (
            <span
              className="air-heat-column"
              style={{ left: xOf(pointedBin), width: xOf(pointedBin + 1) - xOf(pointedBin) }}
            />
          )}
          {shown === null ? null : (
            <span
              className="air-heat-cell"
              style={{
                left: xOf(shown.bin),
                width: Math.max(3, xOf(shown.bin + 1) - xOf(shown.bin)),
                top: shown.row * rowHeight,
                height: rowHeight - 1,
              }}
            />
          )}
        </div>
      </div>
      <div className="air-heat-axis" style={{ marginLeft: namesPx, width: plotWidth }} aria-hidden>
        {marks.map(({ id, words: mark, x }) => (
          <span key={id} style={{ left: x }}>
            {mark}
          </span>
        ))}
      </div>
      {words === null || shown === null ? null : (
        <ShapeTooltip
          title={words.title}
          rows={words.rows}
          left={namesPx + xOf(shown.bin + 1)}
          chartWidth={width}
          element={{
            top: shown.row * rowHeight,
            bottom: (shown.row + 1) * rowHeight,
            width: xOf(shown.bin + 1) - xOf(shown.bin),
            scrolledPx: () => scroll.current?.scrollTop ?? 0,
          }}
        />
      )}
      <span className="air-visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </div>
  )
}

function middleOf(edges: ArrayLike<number>, bin: number): number {
  return ((edges[bin] ?? 0) + (edges[bin + 1] ?? 0)) / 2
}
