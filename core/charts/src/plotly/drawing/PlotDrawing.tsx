import { followFonts } from '@airshed/ui'
import { useEffect, useMemo, useState } from 'react'
import type { PlotFigure, PlotPlace, PlotTrace } from '../plotFigure.ts'
import { plotlyFigure, type PlotLook } from '../plotlyFigure.ts'
import { forgetTextSizes, PlotlyChart } from './PlotlyChart.ts'
import { spotOf, type DrawnPlot, type PlotSpot } from './spotOf.ts'

/** The position of a point of a trace in the latest drawing. */
export type SpotOfPoint = (trace: PlotTrace, place: PlotPlace) => PlotSpot | null

export interface PlotDrawingProps extends PlotLook {
  figure: PlotFigure
  /** The point under the pointer; null when it leaves. */
  onPoint: (place: PlotPlace | null) => void
  /** The plot was drawn or redrawn; passes the positions of its points. */
  onDrawn: (spotOfPoint: SpotOfPoint) => void
}

/** No tools, no hints, no zoom: the page has its own. */
const QUIET = { displayModeBar: false, showTips: false, doubleClick: false, scrollZoom: false }

interface HoverEvent {
  points?: readonly {
    data?: { meta?: { trace?: number } }
    pointNumber?: number | readonly [row: number, column: number]
  }[]
}

/** The part of a plot that needs plotly; loaded with the first plot. */
export default function PlotDrawing(props: PlotDrawingProps) {
  const { figure, theme, locale, width, height, onPoint, onDrawn } = props
  const [fonts, setFonts] = useState(0)
  useEffect(
    () =>
      followFonts(() => {
        forgetTextSizes()
        setFonts((revision) => revision + 1)
      }),
    [],
  )
  const { data, layout } = useMemo(() => {
    const drawn = plotlyFigure(figure, { theme, locale, width, height })
    // Otherwise plotly finds nothing to do where only the fonts are others.
    return { data: drawn.data, layout: { ...drawn.layout, datarevision: fonts } }
  }, [figure, theme, locale, width, height, fonts])
  const report = (_: unknown, plot: HTMLElement): void =>
    onDrawn((trace, place) => spotOf(plot as DrawnPlot, trace, place))
  const onHover = ({ points = [] }: HoverEvent): void => {
    for (const { data: drawn, pointNumber } of points) {
      const at = drawn?.meta?.trace
      const trace = at === undefined ? undefined : figure.traces[at]
      if (at === undefined || trace === undefined || pointNumber === undefined) continue
      const isCell = typeof pointNumber !== 'number'
      const point = isCell ? pointNumber[0] * trace.x.length + pointNumber[1] : pointNumber
      onPoint({ trace: at, point })
      return
    }
  }
  return (
    <PlotlyChart
      {...{ data, layout, onHover }}
      config={QUIET}
      style={FILL}
      onUnhover={() => onPoint(null)}
      onInitialized={report}
      onUpdate={report}
    />
  )
}

const FILL = { width: '100%', height: '100%' }
