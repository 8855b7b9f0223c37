import { Skeleton, type ThemeName } from '@airshed/ui'
import { lazy, Suspense, useCallback, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useChartText } from '../messages/chartMessages.ts'
import { ShapeTable } from '../shapes/ShapeTable.tsx'
import { ShapeTooltip } from '../shapes/ShapeTooltip.tsx'
import { useElementSize } from '../timeseries/useElementSize.ts'
import type { SpotOfPoint } from './drawing/PlotDrawing.tsx'
import type { PlotFigure, PlotPlace } from './plotFigure.ts'
import { plotKey } from './plotKeys.ts'
import { PlotLegend } from './PlotLegend.tsx'
import '../shapes/shapes.css'
import './plot.css'

/** plotly is as large as the rest of a page: it is loaded with the first plot. */
const PlotDrawing = lazy(() => import('./drawing/PlotDrawing.tsx'))

/** The text for a point under the pointer. */
export interface PlotWords {
  title: string
  rows: readonly { name: string; color: string; value: string }[]
  /** A summary in one sentence, for screen readers. */
  sentence: string
}

/** What a plot draws, describes and lists. */
export interface PlotProps {
  /** What the plot shows in a sentence, for screen readers. */
  label: string
  /** What is drawn. Keep the same object while its contents do not change. */
  figure: PlotFigure
  /** null: nothing to show there, and the arrow keys skip it. */
  tell: (place: PlotPlace) => PlotWords | null
  /** The figures behind the drawing, for those who cannot see it. */
  table: {
    label: string
    head: readonly string[]
    rows: readonly { id: string; name: string; cells: readonly string[] }[]
  }
  theme: ThemeName
  /** Points per row if bars are arranged in rows: the arrow keys move up and down by that many. */
  rowLength?: number
  /** Names of the traces below the plot. Default: shown if two or more have a name. */
  hasLegend?: boolean
}

/**
 * A plot drawn by plotly, which fills its box: lines with intervals, marks, bars, or coloured cells. plotly is loaded
 * with the first one. Points are read with the pointer and the arrow keys.
 */
export function Plot(props: PlotProps) {
  const { label, figure, tell, table, theme, rowLength } = props
  const { locale } = useIntl()
  const text = useChartText()
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const [place, setPlace] = useState<PlotPlace | null>(null)
  const [spoken, setSpoken] = useState('')
  const [spotOf, setSpotOf] = useState<{ of: SpotOfPoint } | null>(null)
  const onDrawn = useCallback((of: SpotOfPoint) => setSpotOf({ of }), [])
  const { traces } = figure
  const words = place === null ? null : tell(place)
  const pointed = place === null ? undefined : traces[place.trace]
  const spot =
    words === null || place === null || pointed === undefined
      ? null
      : (spotOf?.of(pointed, place) ?? null)
  const named = traces.filter(({ name }) => name !== undefined)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    const next = plotKey(event, place, traces, (one) => tell(one) !== null, rowLength)
    if (next === undefined) return
    event.preventDefault()
    setPlace(next)
    setSpoken(next === null ? '' : (tell(next)?.sentence ?? ''))
  }
  return (
    <div className="air-plot">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys read the points, so the chart itself takes the focus */}
      <div
        ref={box}
        className="air-chart air-plot-area"
        role="group"
        aria-roledescription={text('charts.chart')}
        aria-label={label}
        aria-busy={spotOf === null}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setPlace(null)}
        onMouseLeave={() => setPlace(null)}
      >
        {width > 0 && height > 0 ? (
          <Suspense fallback={<Skeleton height={height} isAnnounced={false} />}>
            <div className="air-plot-drawing" aria-hidden>
              <PlotDrawing
                {...{ figure, theme, locale, width, height, onDrawn }}
                onPoint={setPlace}
              />
            </div>
          </Suspense>
        ) : null}
        {spot === null ? null : <span className="air-plot-mark" style={spot} />}
        {words === null || spot === null ? null : (
          <ShapeTooltip
            title={words.title}
            rows={words.rows}
            left={spot.left + spot.width}
            chartWidth={width}
            element={{ top: spot.top, bottom: spot.top + spot.height, width: spot.width }}
          />
        )}
        <span className="air-visually-hidden" aria-live="polite">
          {spoken}
        </span>
      </div>
      {(props.hasLegend ?? named.length > 1) ? <PlotLegend {...{ traces, theme }} /> : null}
      <ShapeTable {...table} />
    </div>
  )
}
