import { followFonts } from '@airshed/ui'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { alignPoints } from '../series/alignPoints.ts'
import { lineWidthOf, pointsOf, scaleOfUnit, type PlotModel } from './plotModel.ts'
import { plotOptions } from './plotOptions.ts'
import type { ChartRange } from '../series/chartSeries.ts'

export interface TimePlotEvents {
  /** Time under the cursor, UTC milliseconds, and where it is in CSS pixels; null outside the plot. */
  onCursor: (cursor: PlotCursor | null) => void
  /** A window that the user drew with the pointer. */
  onZoom: (range: ChartRange) => void
  /** The user pressed twice on the plot. */
  onReset: () => void
  /** The plot was drawn: values may be at different heights. */
  onDraw: () => void
}

export interface PlotCursor {
  time: number
  /** CSS pixels from the left edge of the whole chart. */
  left: number
}

/** A live plot. */
export interface TimePlot {
  /** Draws another state; cheap if little changed. */
  update: (model: PlotModel) => void
  /**
   * Moves the cursor line to a time without calling any listener, and without redrawing the plot;
   * null, and a time outside of the window, hide it.
   */
  showTime: (time: number | null) => void
  /**
   * Moves the cursor by the given number of points and calls `onCursor`; from the end if hidden.
   */
  step: (points: number) => void
  /** Height of a value, CSS pixels from the top of the whole chart; null: outside of the plot. */
  topOf: (value: number, unit: string) => number | null
  /** The value at such a height, clamped to the edges of the plot; null: no axis has the unit. */
  valueAt: (top: number, unit: string) => number | null
  destroy: () => void
}

/**
 * How much the page enlarges the element. An enlarged canvas is blurred: this one is drawn at its final size, and its
 * own zoom cancels the enlargement.
 */
function takeScale(element: HTMLElement): number {
  const scale = element.parentElement?.currentCSSZoom ?? 1
  element.style.zoom = scale === 1 ? '' : String(1 / scale)
  return scale
}

/** Whether its axes depend on its limits. */
const isWidened = ({ thresholds }: PlotModel): boolean =>
  thresholds.some(({ beyond }) => beyond === 'widen')

/** A cursor position out of sight. */
const AWAY = { left: -10, top: -10 }

/** Draws into an element; one plot per element. */
export function createTimePlot(
  element: HTMLElement,
  firstModel: PlotModel,
  events: TimePlotEvents,
): TimePlot {
  const scale = takeScale(element)
  const enlarged = (given: PlotModel): PlotModel =>
    scale === 1
      ? given
      : { ...given, width: given.width * scale, height: given.height * scale, scale }
  let model = enlarged(firstModel)
  /** Another chart moved the line here: the pointer is not on this one. */
  let isRemote = false
  let isReported = false
  const report = (cursor: PlotCursor | null): void => {
    if (cursor === null && !isReported) return
    isReported = cursor !== null
    events.onCursor(cursor)
  }
  const plot = new uPlot(
    plotOptions(() => model, {
      onDraw: () => events.onDraw(),
      onCursor: (self) => {
        if (!isRemote) report(cursorOf(self, scale))
      },
      onSelect: (self) => {
        const { left, width } = self.select
        if (width <= 0) return
        self.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
        events.onZoom({ from: self.posToVal(left, 'x'), to: self.posToVal(left + width, 'x') })
      },
    }),
    columnsOf(model),
    element,
  )
  plot.root.addEventListener(
    'mousemove',
    () => {
      isRemote = false
    },
    { capture: true },
  )
  plot.over.addEventListener('dblclick', () => events.onReset())
  const stopFonts = followFonts(() => plot.redraw(false, true))

  const showTime = (time: number | null): void => {
    isRemote = time !== null
    if (time === null) isReported = false
    const isInside = time !== null && time >= model.range.from && time <= model.range.to
    plot.setCursor(isInside ? { left: plot.valToPos(time, 'x'), top: 0 } : AWAY, false)
  }

  return {
    update(given) {
      const previous = model
      const next = enlarged(given)
      model = next
      if (next.width !== previous.width || next.height !== previous.height) {
        plot.setSize({ width: next.width, height: next.height })
      }
      for (const [index, series] of next.series.entries()) {
        const show = series.isHidden !== true
        if (plot.series[index + 1]?.show !== show) plot.setSeries(index + 1, { show })
      }
      if (needsColumns(previous, next)) {
        const width = lineWidthOf(next)
        for (const line of plot.series.slice(1)) line.width = width
        plot.setData(columnsOf(next))
      } else if (next.thresholds !== previous.thresholds && [previous, next].some(isWidened)) {
        plot.setData(plot.data)
      } else if (next.zones !== previous.zones || next.thresholds !== previous.thresholds) {
        plot.redraw(false)
      }
    },
    showTime,
    step(points) {
      const times = plot.data[0]
      if (times.length === 0) return
      const from = plot.cursor.idx ?? (points > 0 ? -1 : times.length)
      const index = Math.max(0, Math.min(times.length - 1, from + points))
      const time = times[index] ?? 0
      showTime(time)
      isRemote = false
      report({ time, left: (plot.valToPos(time, 'x') + plot.over.offsetLeft) / scale })
    },
    topOf(value, unit) {
      if (plot.scales[scaleOfUnit(unit)] === undefined) return null
      const top = plot.valToPos(value, scaleOfUnit(unit))
      if (!(top >= 0 && top <= plot.over.offsetHeight)) return null
      return (top + plot.over.offsetTop) / scale
    },
    valueAt(top, unit) {
      if (plot.scales[scaleOfUnit(unit)] === undefined) return null
      const { offsetTop, offsetHeight } = plot.over
      const inside = Math.max(0, Math.min(offsetHeight, top * scale - offsetTop))
      return plot.posToVal(inside, scaleOfUnit(unit))
    },
    destroy() {
      stopFonts()
      plot.destroy()
    },
  }
}

function cursorOf(plot: uPlot, scale: number): PlotCursor | null {
  const { left = -1, idx } = plot.cursor
  const time = idx === null || idx === undefined ? undefined : plot.data[0][idx]
  if (left < 0 || time === undefined) return null
  return { time, left: (plot.valToPos(time, 'x') + plot.over.offsetLeft) / scale }
}

function needsColumns(previous: PlotModel, next: PlotModel): boolean {
  return (
    next.range.from !== previous.range.from ||
    next.range.to !== previous.range.to ||
    next.width !== previous.width ||
    next.series.some(
      ({ times, values, axisValues }, index) =>
        times !== previous.series[index]?.times ||
        values !== previous.series[index]?.values ||
        axisValues?.join() !== previous.series[index]?.axisValues?.join(),
    )
  )
}

function columnsOf(model: PlotModel): uPlot.AlignedData {
  return alignPoints(model.series.map((series) => pointsOf(model, series)))
}
