import { applyTheme } from '@airshed/ui'
import '@airshed/ui/styles.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PickerStage, type PickerStageProps } from '../testsupport/PickerStage.tsx'
import type { PickedPlace } from './placeRules.ts'

let root: Root | null = null
afterEach(() => {
  flushSync(() => root?.unmount())
  root = null
  document.body.replaceChildren()
})

/** WebGL in software takes its time on a busy machine. */
const PATIENCE = { timeout: 30_000, interval: 50 }

const canvasOf = () => document.querySelector<HTMLCanvasElement>('canvas.maplibregl-canvas')
const marker = () => page.getByRole('img', { name: 'Location of the device' })

async function open(props: PickerStageProps = {}) {
  const places: PickedPlace[] = []
  const box = document.createElement('main')
  document.body.append(box)
  applyTheme(props.theme ?? 'light')
  root = createRoot(box)
  root.render(<PickerStage {...props} onPlace={(place) => places.push(place)} />)
  const canvas = await vi.waitUntil(canvasOf, PATIENCE)
  // Its marker is drawn once the map is there; a map without a place has none.
  if (props.place !== null) await expect.element(marker()).toBeVisible()
  else await vi.waitUntil(() => document.querySelector('.maplibregl-ctrl-scale'), PATIENCE)
  return { places, canvas }
}

/** Where the tip of the marker stands, in pixels of the window. */
const tip = () => {
  const { left, right, bottom } = marker().element().getBoundingClientRect()
  return { x: (left + right) / 2, y: bottom }
}
const middleOf = (canvas: Element) => {
  const { x, y, width, height } = canvas.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
const status = (words: RegExp) =>
  expect.poll(() => document.body.textContent, { timeout: 10_000 }).toMatch(words)
const only = (places: readonly PickedPlace[]): PickedPlace => {
  expect(places).toHaveLength(1)
  return places[0] ?? { latitude: NaN, longitude: NaN }
}

describe('a place picked on a map', () => {
  it('picks a place by a click, to five decimals, where the marker stands', async () => {
    const { places, canvas } = await open()
    await userEvent.click(canvas, { position: { x: 100, y: 80 } })
    const { latitude, longitude } = only(places)
    expect(latitude).toBeGreaterThan(41.14621)
    expect(longitude).toBeLessThan(-8.62251)
    for (const degrees of [latitude, longitude]) {
      expect(degrees).toBe(Number(degrees.toFixed(5)))
    }
    await status(/Placed at 41\.\d{5}, -\d+\.\d{5}/)
    const box = canvas.getBoundingClientRect()
    await expect.poll(() => Math.abs(tip().x - box.x - 100)).toBeLessThan(2)
    await expect.poll(() => Math.abs(tip().y - box.y - 80)).toBeLessThan(2)
  })

  it('moves a place by dragging the marker', async () => {
    const { places, canvas } = await open()
    const { x, y } = tip()
    const at = (left: number, top: number) => ({ clientX: left, clientY: top, bubbles: true })
    const pressed = { buttons: 1, button: 0 }
    marker()
      .element()
      .dispatchEvent(new MouseEvent('mousedown', { ...at(x, y - 20), ...pressed }))
    canvas.dispatchEvent(new MouseEvent('mousemove', { ...at(x + 30, y - 10), ...pressed }))
    canvas.dispatchEvent(new MouseEvent('mousemove', { ...at(x + 60, y + 10), ...pressed }))
    canvas.dispatchEvent(new MouseEvent('mouseup', at(x + 60, y + 10)))
    const { latitude, longitude } = only(places)
    expect(longitude).toBeGreaterThan(-8.62251)
    expect(latitude).toBeLessThan(41.14621)
    await expect.poll(() => Math.abs(tip().x - x - 60)).toBeLessThan(2)
  })

  it('picks a place by keys: arrows move a crosshair, Enter places', async () => {
    const { places, canvas } = await open()
    await userEvent.tab()
    expect(document.activeElement).toBe(canvas)
    const cross = document.querySelector('.air-place-cross')
    expect(cross).not.toBeNull()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await status(/Crosshair at 4\d\.\d{5}/)
    expect(places).toEqual([])
    await userEvent.keyboard('{Enter}')
    only(places)
    const middle = middleOf(canvas)
    await expect.poll(() => Math.abs(tip().x - middle.x - 10)).toBeLessThan(2)
    await expect.poll(() => Math.abs(tip().y - middle.y - 50)).toBeLessThan(2)
  })

  it('zooms around the crosshair by plus, to aim more exactly', async () => {
    const { places, canvas } = await open()
    const scale = () => document.querySelector('.maplibregl-ctrl-scale')?.textContent
    const far = scale()
    canvas.focus()
    await userEvent.keyboard('{Enter}+')
    const [before] = places
    await expect.poll(scale).not.toBe(far)
    await userEvent.keyboard('{Enter}')
    expect(places[1]?.latitude).toBeCloseTo(before?.latitude ?? NaN, 3)
    expect(places[1]?.longitude).toBeCloseTo(before?.longitude ?? NaN, 3)
  })

  it('opens on the fleet while nothing is picked', async () => {
    const around = [
      { latitude: 53.3459, longitude: -6.2716 },
      { latitude: 53.3312, longitude: -6.2489 },
    ]
    const { places, canvas } = await open({ place: null, around })
    const { width, height } = canvas.getBoundingClientRect()
    await userEvent.click(canvas, { position: { x: width / 2, y: height / 2 } })
    expect(only(places).latitude).toBeCloseTo(53.3386, 2)
    expect(only(places).longitude).toBeCloseTo(-6.2603, 2)
  })

  it('moves the map to a place changed beside it', async () => {
    const { canvas } = await open({ place: { latitude: -33.87, longitude: 151.21 } })
    await userEvent.click(page.getByRole('button', { name: 'Dublin' }))
    const middle = middleOf(canvas)
    await expect
      .poll(() => Math.hypot(tip().x - middle.x, tip().y - middle.y), { timeout: 10_000 })
      .toBeLessThan(3)
  })

  it('keeps longitudes between −180° and 180° beyond the date line', async () => {
    const { places, canvas } = await open({ place: { latitude: -18, longitude: 179.99 } })
    await userEvent.click(canvas, { position: { x: 380, y: 160 } })
    const { longitude } = only(places)
    expect(longitude).toBeGreaterThanOrEqual(-180)
    expect(longitude).toBeLessThan(-178)
  })

  it('picks a place where there is none yet', async () => {
    const { places, canvas } = await open({ place: null })
    await userEvent.click(canvas, { position: { x: 200, y: 160 } })
    only(places)
    await expect.element(marker()).toBeVisible()
  })

  it('shows a place that the user may not move', async () => {
    const { places, canvas } = await open({ isDisabled: true })
    await userEvent.click(canvas, { position: { x: 100, y: 80 } })
    canvas.focus()
    await userEvent.keyboard('{Enter}')
    expect(places).toEqual([])
  })

  it('picks on the outlines of the world where the style cannot be fetched', async () => {
    const { places } = await open({ styleUrl: '/no-such-style/{theme}.json' })
    await status(/Parts of the map could not be loaded/)
    // The map with that style is gone, the other one is there.
    await expect.poll(() => document.querySelectorAll('.air-map-degrees').length).toBe(1)
    const canvas = await vi.waitUntil(canvasOf, PATIENCE)
    await userEvent.click(canvas, { position: { x: 100, y: 80 } })
    await expect.poll(() => places.length).toBe(1)
  })
})
