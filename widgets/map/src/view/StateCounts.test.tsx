import { createPluginIntl } from '@airshed/kit'
import { createTestAirshed, drawPage, loadFontLate, type DrawnPage } from '@airshed/testing'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import type { StateCount } from '../devices/stateCounts.ts'
import { StateCounts } from './StateCounts.tsx'
import './mapView.css'

const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' })
const few: StateCount[] = [{ state: 'online', count: 3 }]
const many: StateCount[] = [
  ...few,
  { state: 'offline', count: 1 },
  { state: 'deactivated', count: 1 },
  { state: 'inventory', count: 1 },
]

let drawn: DrawnPage | undefined
afterEach(() => drawn?.unmount())

it('keeps a legend brief that once lacked room until the map is resized', async () => {
  const legend = (counts: readonly StateCount[], width: number) => {
    const room = { width: width - 60, map: { width, height: 200 } }
    return <StateCounts counts={counts} room={room} theme="light" intl={intl} />
  }
  const page = await drawPage(createTestAirshed(), legend(few, 320))
  drawn = page
  const button = () => page.container.querySelector('button')
  expect(button()).toBeNull()
  await page.redraw(legend(many, 320))
  expect(button()).not.toBeNull()
  await page.redraw(legend(few, 320))
  expect(button()?.textContent).toContain('3')
  await page.redraw(legend(few, 340))
  expect(button()).toBeNull()
})

it('keeps a small legend centred above its button when a font arrives late', async () => {
  const room = { width: 60, map: { width: 120, height: 200 } }
  const page = await drawPage(
    createTestAirshed(),
    <div style={{ padding: '300px 0 0 180px' }} className="map-widget" data-mode="map">
      <StateCounts counts={many} room={room} theme="light" intl={intl} />
    </div>,
  )
  drawn = page
  const button = page.container.querySelector('button')!
  const legend = page.container.querySelector<HTMLElement>('.map-widget-legend')!
  const middleOf = (element: Element): number => {
    const { left, right } = element.getBoundingClientRect()
    return (left + right) / 2
  }
  const aside = (): number => Math.abs(middleOf(legend) - middleOf(button))
  button.click()
  await expect.poll(() => legend.offsetWidth).toBeGreaterThan(0)
  await expect.poll(aside).toBeLessThan(2)
  const before = legend.offsetWidth
  onTestFinished(await loadFontLate())
  await expect.poll(() => legend.offsetWidth - before).toBeGreaterThan(8)
  await expect.poll(aside).toBeLessThan(2)
})
