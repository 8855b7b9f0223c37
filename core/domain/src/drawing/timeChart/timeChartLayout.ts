import { fitText } from '../shapes/fitText.ts'
import { box, type MeasureText, type Shape } from '../shapes/shape.ts'
import { TIME_AXIS_PX, timeAxisShapes, valueAxisShapes, zoneShape } from './axisShapes.ts'
import { HEADING_PX, headingShapes, legendShapes } from './heading.ts'
import { limitShapes, zoneNames, zoneShapes } from './limitShapes.ts'
import { lineShapes } from './lineShapes.ts'
import { COLORS, GAP_PX, MARGIN_PX, SMALL, STRONG } from './look.ts'
import { MARK_PX, markShapes } from './markShapes.ts'
import { plotArea, type PlotArea } from './plotArea.ts'
import type { TimeChart } from './timeChart.ts'
import { valueScale, type ValueScale } from './valueScale.ts'

/** Texts beside the plot take no more than this share of the width, so that a plot remains. */
const SIDE_SHARE = 0.3
/** The name of the time zone is no wider than this, px. */
const ZONE_NAME_PX = 80
/** Room above the plot for half of its uppermost label, px. */
const ABOVE_PLOT_PX = 8
/** Keeps the line of a state below the upper edge, where it can be seen, px. */
const STATE_INSET_PX = 8

/**
 * A chart of values over time: what is drawn where. The same chart and the same measure give the same shapes.
 *
 * @param measure of the font in which the texts will be drawn
 */
export function timeChartLayout(whole: TimeChart, measure: MeasureText): Shape[] {
  const { width, height, lines, zones, span, states } = whole
  const chart = withRoom(whole, measure)
  const scale = withRoomForLabels(valueScale(chart), width, measure)
  const legend = legendShapes(chart, measure)
  const area = areaOf(chart, scale, legend.heightPx, measure)
  const isStepped = states !== null
  return [
    box([0, 0], [width, height], COLORS.page),
    ...headingShapes(chart, measure),
    ...legend.shapes,
    ...zoneShapes(zones, area),
    ...valueAxisShapes(scale, area),
    ...timeAxisShapes(chart, area, measure),
    ...zoneNames(zones, area),
    ...limitShapes(chart.limits, area),
    ...lines.flatMap((line) => lineShapes(line, { span, isStepped }, area)),
    ...markShapes(chart, area, measure),
    zoneShape(chart.words.zone, area),
  ]
}

/** The same chart with its words beside the plot, and those of its mark, cut to the room that they may take. */
function withRoom(chart: TimeChart, measure: MeasureText): TimeChart {
  const { width, words, limits, mark } = chart
  const roomPx = width - 2 * MARGIN_PX
  return {
    ...chart,
    words: { ...words, zone: fitText(words.zone, ZONE_NAME_PX, STRONG, measure) },
    limits: limits.map((limit) => ({
      ...limit,
      label: limit.label && fitText(limit.label, width * SIDE_SHARE, STRONG, measure),
    })),
    mark: mark && { ...mark, words: fitText(mark.words, roomPx, STRONG, measure) },
  }
}

const withRoomForLabels = (
  { ticks, labels }: ValueScale,
  width: number,
  measure: MeasureText,
): ValueScale => ({
  ticks,
  labels: labels.map((label) => fitText(label, width * SIDE_SHARE, SMALL, measure)),
})

function areaOf(
  { width, height, words, limits, states, mark, span }: TimeChart,
  { ticks, labels }: ValueScale,
  legendPx: number,
  measure: MeasureText,
): PlotArea {
  const leftPx = Math.max(...labels.map((label) => measure(label, SMALL)))
  const onRight = [words.zone, ...limits.map(({ label }) => label ?? '')]
  const rightPx = Math.max(...onRight.map((text) => measure(text, STRONG)))
  const top = HEADING_PX + legendPx + (mark === null ? ABOVE_PLOT_PX : MARK_PX)
  const edges = {
    left: MARGIN_PX + leftPx + GAP_PX,
    right: width - MARGIN_PX - rightPx - GAP_PX,
    top,
    bottom: Math.max(top + 1, height - TIME_AXIS_PX),
    insetPx: states === null ? 0 : STATE_INSET_PX,
  }
  return plotArea(edges, span, [ticks[0] ?? 0, ticks.at(-1) ?? 1])
}
