import { CONTEXTS_MAX } from '@airshed/map'
import { renderWidget } from '@airshed/testing'
import { afterEach, expect, it, vi } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

type Drawn = Awaited<ReturnType<typeof renderWidget>>
/** Each map is a context of its own, drawn in software. */
const FOR_MANY_MAPS_MS = 180_000

let all: Drawn[] = []
const draw = async (size = { width: 400, height: 300 }): Promise<Drawn> => {
  const drawn = await renderWidget(plugin, { config: usual, size })
  all.push(drawn)
  return drawn
}
afterEach(() => {
  for (const drawn of all) drawn.unmount()
  all = []
})

const canvases = (): HTMLCanvasElement[] => [
  ...document.querySelectorAll<HTMLCanvasElement>('canvas.maplibregl-canvas'),
]
const until = (is: () => boolean) => vi.waitUntil(is, { timeout: 40_000, interval: 50 })

it('releases the WebGL contexts of twenty maps in a row', async () => {
  const warnings = vi.spyOn(console, 'warn')
  for (let turn = 0; turn < 20; turn += 1) {
    const drawn = await draw()
    await until(() => canvases().length === 1)
    const gl = canvases()[0]?.getContext('webgl2')
    expect(gl?.isContextLost()).toBe(false)
    drawn.unmount()
    all = []
    expect(gl?.isContextLost()).toBe(true)
  }
  expect(warnings.mock.calls.flat().map(String).join('\n')).not.toMatch(/WebGL|context/i)
  warnings.mockRestore()
})

it(
  'suspends maps out of sight, and resumes them when they are visible',
  async () => {
    for (let nth = 0; nth < CONTEXTS_MAX + 3; nth += 1) await draw({ width: 300, height: 900 })
    const [first] = all
    await until(() => first?.container.querySelector('canvas') !== null)
    for (const { container } of all) {
      container.scrollIntoView()
      await until(() => container.querySelector('canvas') !== null)
      expect(canvases().length).toBeLessThanOrEqual(CONTEXTS_MAX)
    }
    expect(first?.container.querySelector('canvas')).toBeNull()
    first?.container.scrollIntoView()
    await until(() => first?.container.querySelector('canvas') !== null)
  },
  FOR_MANY_MAPS_MS,
)
