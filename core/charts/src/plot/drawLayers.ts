import { THEME_TOKENS } from '@airshed/ui'
import type uPlot from 'uplot'
import { scaleOfUnit, unitsOf, type PlotModel } from './plotModel.ts'

export const AXIS_FONT_PX = 11
export const AXIS_FONT = `${AXIS_FONT_PX}px "Inter Variable", system-ui, sans-serif`

/** How much of a zone's colour shows behind the lines. */
const ZONE_ALPHA = { light: 0.13, dark: 0.17 }
/** A band lower than this has no room for its word, CSS pixels. */
const MIN_WORD_HEIGHT_PX = 15

/** Prepares a canvas for words; fonts are given in canvas pixels. */
function setFont(plot: uPlot, ratio: number): void {
  plot.ctx.font = AXIS_FONT.replace(`${AXIS_FONT_PX}px`, `${AXIS_FONT_PX * ratio}px`)
}

function clipToPlot(plot: uPlot): void {
  const { left, top, width, height } = plot.bbox
  plot.ctx.beginPath()
  plot.ctx.rect(left, top, width, height)
  plot.ctx.clip()
}

function firstUnit(model: PlotModel): string {
  return unitsOf(model.series)[0] ?? ''
}

/** Faint bands behind the lines, each with its word at the right edge. */
export function drawZones(plot: uPlot, model: PlotModel, ratio: number): void {
  const { ctx } = plot
  const { left, top, width, height } = plot.bbox
  ctx.save()
  clipToPlot(plot)
  for (const zone of model.zones) {
    const scale = scaleOfUnit(zone.unit ?? firstUnit(model))
    if (plot.scales[scale] === undefined) continue
    const clamp = (y: number): number => Math.min(top + height, Math.max(top, y))
    const upper = Number.isFinite(zone.to) ? clamp(plot.valToPos(zone.to, scale, true)) : top
    const lower = Number.isFinite(zone.from)
      ? clamp(plot.valToPos(zone.from, scale, true))
      : top + height
    if (!(lower - upper > 0)) continue
    ctx.globalAlpha = ZONE_ALPHA[model.theme]
    ctx.fillStyle = zone.color
    ctx.fillRect(left, upper, width, lower - upper)
    if (lower - upper < MIN_WORD_HEIGHT_PX * ratio) continue
    ctx.globalAlpha = 1
    ctx.fillStyle = THEME_TOKENS[model.theme].muted
    setFont(plot, ratio)
    ctx.textAlign = 'right'
    ctx.textBaseline = 'top'
    ctx.fillText(zone.name, left + width - 6 * ratio, upper + 3 * ratio)
  }
  ctx.restore()
}

/** Dashed lines over the whole width, each with its word above it at the left. */
export function drawThresholds(plot: uPlot, model: PlotModel, ratio: number): void {
  const { ctx } = plot
  const { left, top, width, height } = plot.bbox
  ctx.save()
  clipToPlot(plot)
  for (const threshold of model.thresholds) {
    const scale = scaleOfUnit(threshold.unit ?? firstUnit(model))
    if (plot.scales[scale] === undefined) continue
    const y = Math.round(plot.valToPos(threshold.value, scale, true))
    if (!(y >= top && y <= top + height)) continue
    const color = threshold.color ?? THEME_TOKENS[model.theme].danger
    ctx.strokeStyle = color
    ctx.lineWidth = ratio
    ctx.setLineDash([5 * ratio, 4 * ratio])
    ctx.beginPath()
    ctx.moveTo(left, y + 0.5)
    ctx.lineTo(left + width, y + 0.5)
    ctx.stroke()
    ctx.fillStyle = color
    setFont(plot, ratio)
    ctx.textAlign = 'left'
    const isAtTop = y - top < MIN_WORD_HEIGHT_PX * ratio
    ctx.textBaseline = isAtTop ? 'top' : 'bottom'
    ctx.fillText(threshold.label, left + 6 * ratio, y + (isAtTop ? 3 : -2) * ratio)
  }
  ctx.restore()
}

/** The units over their axes: the first on the left, the second on the right. */
export function drawUnits(plot: uPlot, model: PlotModel, ratio: number): void {
  const { ctx } = plot
  const { left, top, width } = plot.bbox
  ctx.save()
  ctx.fillStyle = THEME_TOKENS[model.theme].muted
  setFont(plot, ratio)
  ctx.textBaseline = 'bottom'
  const [onLeft = '', onRight = ''] = unitsOf(model.series)
  ctx.textAlign = 'left'
  ctx.fillText(onLeft, Math.max(2 * ratio, left - 34 * ratio), top - 6 * ratio)
  ctx.textAlign = 'right'
  ctx.fillText(onRight, Math.min(ctx.canvas.width - 2, left + width + 34 * ratio), top - 6 * ratio)
  ctx.restore()
}
