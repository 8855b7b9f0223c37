import { followSize } from '@airshed/ui'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { graticuleMarks } from '../geo/graticuleMarks.ts'
import { isCoastRough } from './baseStyle.ts'
import { followGraticule } from './followGraticule.ts'

/** Space for the scale at the right end of the lower edge, in CSS pixels. */
const SCALE_PX = 40
/** Space for a label beside the note, where the coast is imprecise. */
const BESIDE_NOTE_PX = 48
/** While the note changes all the time, the degrees follow this long after the last change, in ms. */
const NOTE_DEBOUNCE_MS = 100
/** Height of the row of degrees along the lower edge. */
const ROW_PX = 30

/**
 * The lines of the graticule with their degrees at the left and the lower edge of the map; in its corner a note while
 * the coast is less precise than it looks.
 */
export function Graticule({ language, coastNote }: { language: string; coastNote: string }) {
  const map = useMap().current?.getMap()
  const box = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => (map === undefined ? undefined : followGraticule(map)), [map])
  useEffect(() => {
    const [element, noted] = [box.current, note.current]
    if (map === undefined || element === null || noted === null) return undefined
    let notePx = 0
    const place = (): void => {
      const bounds = map.getBounds()
      const marks = graticuleMarks(
        [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
        Math.floor(map.getZoom()),
        language,
      )
      const center = map.getCenter()
      const isRough = isCoastRough(map.getZoom())
      noted.hidden = !isRough
      const cornerPx = isRough ? notePx + BESIDE_NOTE_PX : SCALE_PX
      // Read before anything is written: the other way round, each label would trigger a layout.
      const { clientWidth, clientHeight } = element
      while (element.children.length > marks.length) element.lastElementChild?.remove()
      while (element.children.length < marks.length) {
        element.append(document.createElement('span'))
      }
      for (const [nth, { axis, at, text }] of marks.entries()) {
        const label = element.children[nth] as HTMLElement
        const { x, y } = map.project(axis === 'lng' ? [at, center.lat] : [center.lng, at])
        if (label.textContent !== text) label.textContent = text
        label.dataset['axis'] = axis
        label.hidden = axis === 'lng' ? x > clientWidth - cornerPx : y > clientHeight - ROW_PX
        label.style.translate = axis === 'lng' ? `${Math.round(x)}px` : `0 ${Math.round(y)}px`
      }
    }
    const stop = followSize(
      noted,
      ({ offsetWidth, offsetHeight }) => ({ width: offsetWidth, height: offsetHeight }),
      ({ width }) => {
        notePx = width
        place()
      },
      NOTE_DEBOUNCE_MS,
    )
    map.on('move', place)
    map.on('resize', place)
    return () => {
      stop()
      map.off('move', place)
      map.off('resize', place)
    }
  }, [map, language])
  return (
    <>
      <div ref={box} className="air-map-degrees" aria-hidden />
      <div ref={note} className="air-map-coast-note" hidden>
        {coastNote}
      </div>
    </>
  )
}
