import { inkOn, STATUS_OUTLINES, THEME_TOKENS, type Theme } from '@airshed/kit'
import type { Mark } from '../geo/clusters.ts'
import { clusterDiameterPx } from '../geo/clusterTier.ts'
import { PIN_LOOKS, stateColor } from '../look/pinLook.ts'
import { ringArcs } from '../look/ringArcs.ts'

/** CSS pixels across a pin, with its border. */
const PIN_PX = 26
/** Outline in the background colour that separates a mark from its neighbours. */
const HALO_PX = 1.5
const CLUSTER_RING_PX = 4
const SIGN_PX = 13
const FONT = "'Inter Variable', Inter, system-ui, sans-serif"
const TURN = 2 * Math.PI

/** Everything needed to draw a mark. */
export interface SpriteInk {
  theme: Theme
  /** Formats the number of devices of a cluster. */
  formatCount: (count: number) => string
}

/** CSS pixels across the picture of a mark. */
export function spriteSizePx(mark: Mark): number {
  return (mark.kind === 'pin' ? PIN_PX : clusterDiameterPx(mark.count)) + 2 * HALO_PX
}

/** Marks with the same key look alike. */
export function spriteKey(mark: Mark): string {
  if (mark.kind === 'pin') return `${mark.device.state} ${mark.device.grade?.letter ?? ''}`
  const arcs = ringArcs(mark.counts).map(({ state, to }) => `${state}${Math.round(to * 32)}`)
  return `${mark.count} ${arcs.join(' ')}`
}

function disc(ctx: CanvasRenderingContext2D, radius: number, color: string): void {
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.arc(0, 0, radius, 0, TURN)
  ctx.fill()
}

function word(ctx: CanvasRenderingContext2D, text: string, sizePx: number, color: string): void {
  ctx.fillStyle = color
  ctx.font = `600 ${sizePx}px ${FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(text, 0, sizePx * 0.06)
}

/** Draws a mark around the origin; one unit is a CSS pixel. */
export function drawSprite(ctx: CanvasRenderingContext2D, mark: Mark, ink: SpriteInk): void {
  const tokens = THEME_TOKENS[ink.theme]
  const radius = spriteSizePx(mark) / 2
  disc(ctx, radius, tokens.surface)
  if (mark.kind === 'cluster') {
    const ring = radius - HALO_PX - CLUSTER_RING_PX / 2
    ctx.lineWidth = CLUSTER_RING_PX
    for (const { state, from, to } of ringArcs(mark.counts)) {
      ctx.strokeStyle = tokens[stateColor(state)]
      ctx.beginPath()
      ctx.arc(0, 0, ring, (from - 0.25) * TURN, (to - 0.25) * TURN)
      ctx.stroke()
    }
    word(ctx, ink.formatCount(mark.count), mark.count < 1000 ? 13 : 12, tokens.text)
    return
  }
  const look = PIN_LOOKS[mark.device.state]
  disc(ctx, PIN_PX / 2, tokens[look.ring])
  disc(ctx, PIN_PX / 2 - look.ringPx, tokens[look.fill])
  const color = look.ink === null ? inkOn(tokens[look.fill]) : tokens[look.ink]
  const letter = mark.device.grade?.letter
  if (letter !== undefined) {
    word(ctx, letter, letter.length > 1 ? 10 : 12, color)
    return
  }
  ctx.fillStyle = color
  ctx.scale(SIGN_PX / 16, SIGN_PX / 16)
  ctx.translate(-8, -8)
  for (const outline of STATUS_OUTLINES[look.sign]) {
    const path = new Path2D(outline)
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this fills a canvas, not an array
    ctx.fill(path, 'evenodd')
  }
}
