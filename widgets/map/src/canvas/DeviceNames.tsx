import { useEffect, useRef } from 'react'
import { followFonts } from '@airshed/map/canvas'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { placeNames, type Box } from '../geo/placeNames.ts'
import type { Marks } from './createMarks.ts'
import { spriteSizePx } from './drawSprite.ts'

/** With more marks in view than this, nobody reads names. */
const MARKS_MAX = 120
/** Longer names are cut off; CSS pixels, as in the styles. */
const NAME_MAX_PX = 140
const FONT = "500 12px 'Inter Variable', Inter, system-ui, sans-serif"

/** Measures names in CSS pixels, each once: measuring one takes longer than placing all of them. */
function createRuler(): (name: string) => number {
  const widths = new Map<string, number>()
  const context = document.createElement('canvas').getContext('2d')
  if (context !== null) context.font = FONT
  return (name) => {
    const known = widths.get(name)
    if (known !== undefined) return known
    const width = Math.min(NAME_MAX_PX, Math.ceil(context?.measureText(name).width ?? NAME_MAX_PX))
    widths.set(name, width)
    return width
  }
}

/** The legend and the buttons above the map, in CSS pixels from the top left of `element`. */
function coveredParts(element: HTMLElement): Box[] {
  const parts = element.closest('.map-widget')?.querySelectorAll('.map-widget-bar > *') ?? []
  const origin = element.getBoundingClientRect()
  return [...parts].map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return {
      left: left - origin.left,
      right: right - origin.left,
      top: top - origin.top,
      bottom: bottom - origin.top,
    }
  })
}

/** The names of single devices, where they fit. */
export function DeviceNames({ map, marks }: { map: MapLibreMap; marks: Marks }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let widthOf = createRuler()
    const place = (): void => {
      // Reads before it writes: the other order would cost a layout per name.
      const { clientWidth: width, clientHeight: height } = element
      const inView = marks.all().flatMap((mark) => {
        const { x, y } = marks.project(mark.position)
        if (x < 0 || y < 0 || x > width || y > height) return []
        return [{ mark, x, y, radius: spriteSizePx(mark) / 2 }]
      })
      const named = inView.map(({ mark, ...rest }) => ({
        ...rest,
        nameWidth: mark.kind === 'pin' ? widthOf(mark.device.name) : null,
      }))
      const placed =
        inView.length > MARKS_MAX ? [] : placeNames(named, { width, height }, coveredParts(element))
      while (element.children.length > placed.length) element.lastElementChild?.remove()
      while (element.children.length < placed.length) {
        element.append(document.createElement('span'))
      }
      for (const [nth, { at, x, y }] of placed.entries()) {
        const label = element.children[nth] as HTMLElement
        const mark = inView[at]?.mark
        const name = mark?.kind === 'pin' ? mark.device.name : ''
        if (label.textContent !== name) label.textContent = name
        label.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
      }
    }
    // A font that loads later has other letter widths.
    const measureAgain = (): void => {
      widthOf = createRuler()
      place()
    }
    place()
    const stopFonts = followFonts(measureAgain)
    const stop = marks.onDraw(place)
    map.on('move', place)
    map.on('resize', place)
    return () => {
      stop()
      stopFonts()
      map.off('move', place)
      map.off('resize', place)
    }
  }, [map, marks])
  return <div ref={box} className="map-widget-names" aria-hidden />
}
