import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { usePagesText } from '../messages/pagesText.ts'
import { moved, zoomed, ZOOM_MAX, type Crop } from './crop.ts'
import { drawCrop } from './pictureFile.ts'

export interface CropViewProps {
  bitmap: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

/** Size of the canvas in pixels, sharp on high-density screens. */
const CANVAS_PX = 576
/** Fraction of the square by which an arrow key moves; with Shift, five times as much. */
const STEP = 0.02
const ZOOM_STEP = 1.1
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** The part of a picture that is kept: moved by pointer and arrows, zoomed by wheel, keys and a slider. */
export function CropView({ bitmap, crop, onChange }: CropViewProps) {
  const text = usePagesText()
  const zoomId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const change = useRef(onChange)
  const latest = useRef(crop)
  useEffect(() => {
    change.current = onChange
    latest.current = crop
    if (canvas.current !== null) drawCrop(canvas.current, bitmap, crop)
  }, [bitmap, crop, onChange])
  useEffect(() => {
    const shown = canvas.current
    const turn = (event: WheelEvent): void => {
      // Do not scroll the page behind.
      event.preventDefault()
      const factor = event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP
      change.current(zoomed(bitmap, latest.current, latest.current.zoom * factor))
    }
    shown?.addEventListener('wheel', turn, { passive: false })
    return () => shown?.removeEventListener('wheel', turn)
  }, [bitmap])

  const press = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key]
    const factor = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }[event.key]
    if (arrow === undefined && factor === undefined) return
    event.preventDefault()
    const steps = event.shiftKey ? 5 : 1
    if (arrow !== undefined) onChange(moved(bitmap, crop, arrow[0] * steps, arrow[1] * steps))
    if (factor !== undefined) onChange(zoomed(bitmap, crop, crop.zoom * factor))
  }
  const drag = (event: PointerEvent<HTMLCanvasElement>): void => {
    const { currentTarget: shown } = event
    if (!shown.hasPointerCapture(event.pointerId)) return
    const { clientWidth: side } = shown
    onChange(moved(bitmap, crop, event.movementX / side, event.movementY / side))
  }
  return (
    <div className="air-crop">
      <canvas
        ref={canvas}
        width={CANVAS_PX}
        height={CANVAS_PX}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- arrow keys move the picture, for which no other role exists
        role="application"
        aria-label={text('picture.crop')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes keys
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <label htmlFor={zoomId}>{text('picture.zoom')}</label>
      <input
        id={zoomId}
        type="range"
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        value={crop.zoom}
        onChange={({ currentTarget }) =>
          onChange(zoomed(bitmap, crop, Number(currentTarget.value)))
        }
      />
      <p className="air-muted">{text('picture.crop.hint')}</p>
    </div>
  )
}
