import { renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { FLEET } from '../testsupport/fleet.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

const section = () => page.getByRole('region', { name: 'Location', exact: true })
const field = (name: RegExp) => section().getByRole('textbox', { name })
const valueOf = (name: RegExp): number => {
  const input = field(name).element() as HTMLInputElement
  return Number(input.value)
}
const canvasOf = () => document.querySelector<HTMLCanvasElement>('.air-place canvas')

async function open(): Promise<RenderedScreen> {
  const [device] = FLEET
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: '1C00A3F7:0', tab: 'location' },
    widthPx: 1000,
    server: { nodes: device === undefined ? [] : [device] },
  })
  await expect.element(field(/^Latitude/)).toHaveValue('40.71')
  return drawn
}

it('a click on the map fills in the coordinates, and undo restores them', async () => {
  const { calls } = await open()
  // No map before it is asked for.
  expect(canvasOf()).toBeNull()
  await userEvent.click(section().getByRole('button', { name: 'Pick on a map' }))
  const canvas = await vi.waitUntil(canvasOf, { timeout: 30_000 })
  await expect.element(section().getByRole('img', { name: 'Location of the device' })).toBeVisible()
  await userEvent.click(canvas, { position: { x: 120, y: 90 } })
  await expect.poll(() => section().query()?.textContent).toMatch(/Placed at 4\d\.\d{5}, -\d+\.\d+/)
  const [latitude, longitude] = [valueOf(/^Latitude/), valueOf(/^Longitude/)]
  expect(latitude).toBeGreaterThan(40.71)
  expect(longitude).toBeLessThan(-74.01)

  await userEvent.click(section().getByRole('button', { name: 'Undo' }))
  await expect.element(field(/^Latitude/)).toHaveValue('40.71')

  await userEvent.click(canvas, { position: { x: 120, y: 90 } })
  await expect.poll(() => valueOf(/^Latitude/)).toBe(latitude)
  await userEvent.click(section().getByRole('button', { name: 'Save' }))
  await expect.element(section().getByText('Saved')).toBeVisible()
  const bodies = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(bodies).toEqual([{ location: [latitude, longitude], version: 1 }])

  await userEvent.click(section().getByRole('button', { name: 'Close the map' }))
  expect(canvasOf()).toBeNull()
})

it('typed coordinates move the marker, and impossible ones remove it', async () => {
  await open()
  await userEvent.click(section().getByRole('button', { name: 'Pick on a map' }))
  await vi.waitUntil(canvasOf, { timeout: 30_000 })
  const marker = section().getByRole('img', { name: 'Location of the device' })
  await expect.element(marker).toBeVisible()
  // On the map: the page is wider than its window, and moves as a field is filled.
  const place = (): number =>
    marker.element().getBoundingClientRect().x - (canvasOf()?.getBoundingClientRect().x ?? NaN)
  const before = place()
  await userEvent.fill(field(/^Longitude/), '-74.5')
  await expect.poll(place).toBeLessThan(before - 20)
  await userEvent.fill(field(/^Latitude/), '91')
  await expect.poll(() => marker.query()).toBeNull()
})

it('starts the map at the organization’s devices when there are no coordinates', async () => {
  await open()
  await userEvent.fill(field(/^Latitude/), '91')
  await userEvent.click(section().getByRole('button', { name: 'Pick on a map' }))
  const canvas = await vi.waitUntil(canvasOf, { timeout: 30_000 })
  await vi.waitUntil(() => document.querySelector('.maplibregl-ctrl-scale'), { timeout: 30_000 })
  const { width, height } = canvas.getBoundingClientRect()
  await userEvent.click(canvas, { position: { x: width / 2, y: height / 2 } })
  await expect.poll(() => valueOf(/^Latitude/)).toBeCloseTo(40.71, 1)
  expect(valueOf(/^Longitude/)).toBeCloseTo(-74.01, 1)
})
