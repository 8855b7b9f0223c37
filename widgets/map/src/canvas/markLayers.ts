import type { Layer } from '@deck.gl/core'
import { IconLayer, ScatterplotLayer } from '@deck.gl/layers'
import type { Mark } from '../geo/clusters.ts'
import { spriteKey, spriteSizePx } from './drawSprite.ts'
import type { SpriteSheet } from './spriteSheet.ts'

/** What is drawn over the background. Identical array objects are not compared again. */
export interface MarkScene {
  marks: readonly Mark[]
  sheet: SpriteSheet
  /** Hovered or focused marks: a ring is drawn around each. */
  focus: readonly Mark[]
  /** `#rrggbb` */
  focusColor: string
}

type Color = [red: number, green: number, blue: number, alpha: number]

const rgba = (hex: string, alpha: number): Color => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255, alpha]
}

/** Between a mark and the ring around it. */
const FOCUS_GAP_PX = 3.5

/** Marks lie flat on the map: later ones in the list are drawn on top. */
const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const

/** The layers of a scene. */
export function markLayers({ marks, sheet, focus, focusColor }: MarkScene): Layer[] {
  return [
    new ScatterplotLayer<Mark>({
      id: 'focus',
      data: focus,
      getPosition: ({ position: [lng, lat] }) => [lng, lat],
      getRadius: (mark) => spriteSizePx(mark) / 2 + FOCUS_GAP_PX,
      radiusUnits: 'pixels',
      stroked: true,
      getFillColor: rgba(focusColor, 48),
      getLineColor: rgba(focusColor, 255),
      getLineWidth: 2.5,
      lineWidthUnits: 'pixels',
      updateTriggers: { getFillColor: focusColor, getLineColor: focusColor },
      parameters: FLAT,
    }),
    new IconLayer<Mark>({
      id: 'marks',
      data: marks,
      iconAtlas: sheet.canvas as unknown as string,
      iconMapping: sheet.places,
      getIcon: spriteKey,
      getPosition: ({ position: [lng, lat] }) => [lng, lat],
      getSize: spriteSizePx,
      sizeUnits: 'pixels',
      updateTriggers: { getIcon: sheet },
      parameters: FLAT,
    }),
  ]
}
