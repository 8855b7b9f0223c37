import { bandEdges, ZONE_OPACITY } from '@airshed/domain/drawing'
import { THEME_TOKENS } from '@airshed/ui'
import type uPlot from 'uplot'
import type { ChartThreshold, ChartZone } from '../series/chartSeries.ts'
import { axisFont, drawText } from './drawText.ts'
import { axisColor, axisText, scaleOfUnit, unitsOf, type PlotModel } from './plotModel.ts'

/** A band lower than this has no room for its word, CSS pixels. */
const MIN_WORD_HEIGHT_PX = 15

/** Draws clipped to the plotting area, and restores the state of the canvas. */
function insidePlot(plot: uPlot, draw: () => void): void {
  const { left, top, width, height } = plot.bbox
  plot.ctx.save()
  plot.ctx.beginPath()
  plot.ctx.rect(left, top, width, height)
  plot.ctx.clip()
  draw()
  plot.ctx.restore()
}

/** The scale of a zone or threshold; undefined if no series has its unit. */
function scaleFor(plot: uPlot, model: PlotModel, unit: string | undefined): string | undefined {
  const scale = scaleOfUnit(unit ?? unitsOf(model.series)[0] ?? '')
  return plot.scales[scale] === undefined ? undefined : scale
}

interface ZoneBox {
  zone: ChartZone
  /** Canvas pixels from the top; only bands that can be seen. */
  upper: number
  lower: number
}

function zoneBoxes(plot: uPlot, model: PlotModel): readonly ZoneBox[] {
  const { top, height } = plot.bbox
  const edges = { top, bottom: top + height }
  return model.zones.flatMap((zone) => {
    const scale = scaleFor(plot, model, zone.unit)
    if (scale === undefined) return []
    const band = bandEdges(zone, (value) => plot.valToPos(value, scale, true), edges)
    return band === null ? [] : [{ zone, ...band }]
  })
}

/** Faint bands, to be drawn before everything else. */
export function drawZones(plot: uPlot, model: PlotModel): void {
  insidePlot(plot, () => {
    plot.ctx.globalAlpha = ZONE_OPACITY[model.theme]
    for (const { zone, upper, lower } of zoneBoxes(plot, model)) {
      plot.ctx.fillStyle = zone.color
      plot.ctx.fillRect(plot.bbox.left, upper, plot.bbox.width, lower - upper)
    }
  })
}

/** The words of the bands at their right edge. */
export function drawZoneText(plot: uPlot, model: PlotModel, ratio: number): void {
  const { left, width } = plot.bbox
  insidePlot(plot, () => {
    for (const { zone, upper, lower } of zoneBoxes(plot, model)) {
      if (lower - upper < MIN_WORD_HEIGHT_PX * ratio) continue
      drawText(plot.ctx, model.theme, ratio, {
        text: zone.name,
        x: left + width - 6 * ratio,
        y: upper + 3 * ratio,
        align: 'right',
        baseline: 'top',
        color: THEME_TOKENS[model.theme].muted,
      })
    }
  })
}

/** Places the labels of lines that are close together side by side, since overlapping ones would be unreadable. */
function wordPlaces(ctx: CanvasRenderingContext2D, ratio: number) {
  const taken: { y: number; end: number }[] = []
  return {
    /** @returns where words at a height begin: at `x`, or after those already there */
    place(y: number, x: number, text: string): number {
      ctx.font = axisFont(ratio)
      const near = taken.filter((one) => Math.abs(one.y - y) < HINT_HEIGHT_PX * ratio)
      const start = Math.max(x, ...near.map(({ end }) => end + 12 * ratio))
      taken.push({ y, end: start + ctx.measureText(text).width })
      return start
    },
  }
}

/** The height of a line of words at the edge of a plot, CSS pixels. */
const HINT_HEIGHT_PX = 14

/** Dashed lines over the whole width, each with its word above it at the left. */
export function drawThresholds(plot: uPlot, model: PlotModel, ratio: number): void {
  const { ctx } = plot
  const { left, top, width, height } = plot.bbox
  const words = wordPlaces(ctx, ratio)
  const beyond: Record<'above' | 'below', ChartThreshold[]> = { above: [], below: [] }
  insidePlot(plot, () => {
    for (const threshold of model.thresholds) {
      const scale = scaleFor(plot, model, threshold.unit)
      if (scale === undefined) continue
      const y = Math.round(plot.valToPos(threshold.value, scale, true))
      const color = threshold.color ?? THEME_TOKENS[model.theme].danger
      if (!(y >= top && y <= top + height)) {
        if (threshold.beyond !== undefined) beyond[y < top ? 'above' : 'below'].push(threshold)
        continue
      }
      ctx.strokeStyle = color
      ctx.lineWidth = ratio
      ctx.setLineDash([5 * ratio, 4 * ratio])
      ctx.beginPath()
      ctx.moveTo(left, y + 0.5)
      ctx.lineTo(left + width, y + 0.5)
      ctx.stroke()
      const isAtTop = y - top < MIN_WORD_HEIGHT_PX * ratio
      drawText(ctx, model.theme, ratio, {
        text: threshold.label,
        x: words.place(y, left + 6 * ratio, threshold.label),
        y: y + (isAtTop ? 3 : -2) * ratio,
        align: 'left',
        baseline: isAtTop ? 'top' : 'bottom',
        color,
      })
    }
    for (const [place, threshold] of beyond.above.entries()) {
      drawHint(plot, model, ratio, { threshold, arrow: '↑', insetPx: 3 + place * HINT_HEIGHT_PX })
    }
    for (const [place, threshold] of beyond.below.entries()) {
      drawHint(plot, model, ratio, { threshold, arrow: '↓', insetPx: 3 + place * HINT_HEIGHT_PX })
    }
  })
}

interface Hint {
  threshold: ChartThreshold
  arrow: '↑' | '↓'
  /** From the edge of the plot, CSS pixels. */
  insetPx: number
}

/** Labels a line that lies beyond the edge of the plot, drawn over the lines within. */
function drawHint(
  plot: uPlot,
  model: PlotModel,
  ratio: number,
  { threshold, arrow, insetPx }: Hint,
): void {
  const { left, top, width, height } = plot.bbox
  const isAbove = arrow === '↑'
  // Lines have their words at the left, and bands at the right.
  const hasBands = model.zones.length > 0
  drawText(plot.ctx, model.theme, ratio, {
    text: `${arrow} ${threshold.label}`,
    x: hasBands ? left + width / 2 : left + width - 6 * ratio,
    y: isAbove ? top + insetPx * ratio : top + height - insetPx * ratio,
    align: hasBands ? 'center' : 'right',
    baseline: isAbove ? 'top' : 'bottom',
    color: threshold.color ?? THEME_TOKENS[model.theme].danger,
  })
}

/** Distance of the units above their axis, CSS pixels. */
const UNIT_OUTSET_PX = 34
/** Between a unit and the plot: the uppermost label of the axis reaches half its height above. */
const UNIT_ABOVE_PX = 8

/** What the axes show, written above them: the first on the left, the second on the right. */
export function drawUnits(plot: uPlot, model: PlotModel, ratio: number): void {
  const { ctx } = plot
  const { left, top, width } = plot.bbox
  const outset = UNIT_OUTSET_PX * ratio
  const [onLeft, onRight] = unitsOf(model.series)
  const { muted } = THEME_TOKENS[model.theme]
  ctx.save()
  ctx.font = axisFont(ratio)
  ctx.textBaseline = 'bottom'
  const write = (unit: string | undefined, align: CanvasTextAlign, x: number): void => {
    if (unit === undefined) return
    ctx.fillStyle = axisColor(model.series, unit) ?? muted
    ctx.textAlign = align
    ctx.fillText(axisText(model.series, unit), x, top - UNIT_ABOVE_PX * ratio)
  }
  write(onLeft, 'left', Math.max(2 * ratio, left - outset))
  write(onRight, 'right', Math.min(ctx.canvas.width - 2, left + width + outset))
  ctx.restore()
}
