import {
  timeLabels,
  timeLabelSpacePx,
  valueEnds,
  valueLabels,
  withLimits,
  withOthers,
} from '@airshed/domain/drawing'
import { THEME_TOKENS } from '@airshed/ui'
import uPlot from 'uplot'
import { drawThresholds, drawUnits, drawZones, drawZoneText } from './drawLayers.ts'
import { axisFont } from './drawText.ts'
import { linePaths } from './linePaths.ts'
import {
  axisColor,
  axisText,
  isCompact,
  isStateAxis,
  lineWidthOf,
  scaleOf,
  scaleOfUnit,
  unitsOf,
  type PlotModel,
} from './plotModel.ts'
import { STATE_ENDS, stateLabels } from './stateAxis.ts'
import { zonedDates } from './zonedDates.ts'

/** Lengths of the dashes of a dashed line and of their gaps, CSS pixels. */
const DASH_PX = [5, 4]

/** Each of the lines that a chart can show may have a different unit. */
const MAX_VALUE_AXES = 3

export interface PlotEvents {
  /** Everything was drawn. */
  onDraw: () => void
  /** The user moved the cursor, or left the plot. */
  onCursor: (plot: uPlot) => void
  /** The user drew a window over the plot; both ends in CSS pixels. */
  onSelect: (plot: uPlot) => void
}

/**
 * The options of a plot.
 *
 * @param current returns the current model; ranges, zones and thresholds are read when the plot
 *   is drawn, so that they can change without recreating it
 */
export function plotOptions(current: () => PlotModel, events: PlotEvents): uPlot.Options {
  const model = current()
  const bare = isCompact(model)
  const width = lineWidthOf(model)
  const scale = scaleOf(model)
  return {
    width: model.width,
    height: model.height,
    ms: 1,
    tzDate: zonedDates(model.timezone),
    padding: bare ? [4, 4, 4, 4] : [22 * scale, null, 0, null],
    legend: { show: false },
    cursor: {
      y: false,
      points: { size: 7, width: 2 },
      drag: { x: true, y: false, setScale: false, dist: 4 },
      bind: { dblclick: () => null },
    },
    scales: scalesOf(current),
    axes: bare ? [{ show: false }, { show: false }] : axesOf(current),
    series: [{}, ...model.series.map((_, index) => seriesOptions(model, index, width))],
    hooks: {
      drawClear: [(plot) => drawZones(plot, current())],
      draw: [
        (plot) => {
          const ratio = uPlot.pxRatio * scale
          if (!bare) drawZoneText(plot, current(), ratio)
          drawThresholds(plot, current(), ratio)
          if (!bare) drawUnits(plot, current(), ratio)
        },
        events.onDraw,
      ],
      setCursor: [events.onCursor],
      setSelect: [events.onSelect],
    },
  }
}

function scalesOf(current: () => PlotModel): uPlot.Scales {
  const model = current()
  const scales: uPlot.Scales = {
    x: { time: true, range: () => [current().range.from, current().range.to] },
  }
  for (const unit of unitsOf(model.series)) {
    const ofUnit = model.series.filter((series) => series.unit === unit)
    const kinds = ofUnit.map(({ kind }) => kind)
    const leastSpan = Math.max(0, ...ofUnit.map((series) => series.leastSpan ?? 0))
    const isCircle = kinds.every((kind) => kind === 'direction')
    scales[scaleOfUnit(unit)] = {
      range: isCircle
        ? [0, 360]
        : isStateAxis(model.series, unit)
          ? STATE_ENDS
          : (_, minimum, maximum) =>
              withLimits(
                valueEnds(...withOthers(minimum, maximum, current().series, unit), leastSpan),
                limitsOf(current(), unit),
              ),
    }
  }
  return scales
}

/** The limits of an axis; those without a unit belong to the first one. */
const limitsOf = ({ series, thresholds }: PlotModel, unit: string) =>
  thresholds.filter((limit) => (limit.unit ?? unitsOf(series)[0]) === unit)

function axesOf(current: () => PlotModel): uPlot.Axis[] {
  const model = current()
  const { muted, line } = THEME_TOKENS[model.theme]
  const scale = scaleOf(model)
  // uPlot reads only whole pixels.
  const font = axisFont(scale, Math.round)
  const writeValues = valueLabels(model.locale)
  const look: uPlot.Axis = {
    stroke: muted,
    font,
    ticks: { show: false },
    gap: 6 * scale,
  }
  const timeAxis: uPlot.Axis = {
    ...look,
    size: 26 * scale,
    grid: { show: false },
    space: () => timeLabelSpacePx(current().range) * scale,
    values: (_, splits, _axis, _space, step) =>
      timeLabels(model.locale, model.timezone, Date.now())(splits, step, current().range),
  }
  const units = unitsOf(model.series).slice(0, MAX_VALUE_AXES)
  const valueAxes = units.map((unit, index): uPlot.Axis => {
    const isCircle = model.series.some(
      (series) => series.unit === unit && series.kind === 'direction',
    )
    const stroke = axisColor(model.series, unit) ?? muted
    const isState = isStateAxis(model.series, unit)
    const states = () =>
      stateLabels(
        current().series.filter((series) => series.unit === unit),
        model.states ?? ['0', '1'],
        model.locale,
      )
    return {
      ...look,
      stroke,
      scale: scaleOfUnit(unit),
      side: index === 0 ? 3 : 1,
      space: 36 * scale,
      ...(isCircle ? { incrs: [45, 90, 180] } : {}),
      // There is no room for a third name above.
      ...(index === 2
        ? {
            label: axisText(model.series, unit),
            labelFont: font,
            labelSize: 16 * scale,
            labelGap: 0,
          }
        : {}),
      grid: index === 0 ? { stroke: line, width: 1 } : { show: false },
      size: (_, values) =>
        scale * (16 + 6.4 * Math.max(3, ...(values ?? []).map((text) => text.length))),
      ...(isState ? { splits: () => [...states().keys()] } : {}),
      values: (_, splits, _axis, _space, step) =>
        isState ? splits.map((split) => states().get(split) ?? '') : writeValues(splits, step),
    }
  })
  return [timeAxis, ...valueAxes]
}

function seriesOptions(model: PlotModel, index: number, width: number): uPlot.Series {
  const series = model.series[index]
  if (series === undefined) return {}
  const isCircle = series.kind === 'direction'
  return {
    label: series.label,
    scale: scaleOfUnit(series.unit),
    stroke: series.color,
    width,
    show: series.isHidden !== true,
    spanGaps: !model.showGaps,
    ...(series.isDashed === true ? { dash: DASH_PX.map((px) => px * scaleOf(model)) } : {}),
    points: isCircle
      ? { show: true, size: 4 * scaleOf(model), fill: series.color, width: 0 }
      : { size: 5 * scaleOf(model), space: 24, fill: series.color, width: 0, filter: lonelyPoints },
    paths: isCircle ? () => null : linePaths,
  }
}

/** Points between two gaps: they would be invisible without a dot. */
function lonelyPoints(plot: uPlot, seriesIndex: number, isShown: boolean): number[] | null {
  if (isShown) return null
  const values = plot.data[seriesIndex] ?? []
  const lonely: number[] = []
  let runLength = 0
  let lastOfRun = -1
  // No array per run: every chart calls this on every reading.
  for (let index = 0; index <= values.length; index += 1) {
    const value = index === values.length ? null : values[index]
    if (value === undefined) continue
    if (value !== null) {
      runLength += 1
      lastOfRun = index
      continue
    }
    if (runLength === 1) lonely.push(lastOfRun)
    runLength = 0
  }
  return lonely
}
