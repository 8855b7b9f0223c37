import type { NodeSettings } from '@airshed/console-kit'
import {
  debugLine,
  nodeSetting,
  nodeSettings,
  renderScreen,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { AIRGRADIENT, FLEET } from '../testsupport/fleet.ts'
import { partPlugin } from '../testsupport/partPlugin.tsx'
import { DebugTab } from './DebugTab.tsx'

const QUAY = '1C00A3F7:0'
const PATH = 'nodes/1C00A3F7%3A0'
const LINES = Array.from({ length: 12 }, (_, index) => debugLine(index))
const plugin = partPlugin(DebugTab)

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
  vi.useRealTimers()
})
type Server = NonNullable<RenderScreenOptions['server']>
const open = async (server: Server = {}, id = QUAY, options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id },
    widthPx: 1200,
    server: { nodes: [...FLEET, AIRGRADIENT], debugLines: LINES, ...server },
    ...options,
  })
  return drawn
}
const asked = ({ calls }: RenderedScreen) => calls.filter(({ path }) => path.includes('/debug'))
const settingsOf = (...settings: NodeSettings['settings']): Server => ({
  nodeSettings: { [QUAY]: nodeSettings({ settings }) },
})
/** The mark of a checkbox lies over its control. */
const tick = (box: Locator) => userEvent.click(box, { force: true })
const form = () => page.getByRole('region', { name: 'What the device logs' })

describe('the debug lines of a device', () => {
  it('shows debug lines with time, zone, tag and message', async () => {
    await open()
    const row = page.getByRole('row', { name: /cycle 1000 finished/ })
    await expect.element(row.getByText('Mar 14, 2026, 13:00:00 EDT')).toBeVisible()
    await expect.element(row.getByText('sampler')).toBeVisible()
  })

  it('searches debug lines, and filters them by tag', async () => {
    await open()
    await userEvent.fill(page.getByPlaceholder('Search messages'), '999')
    await expect.element(page.getByText('cycle 1000 finished')).not.toBeInTheDocument()
    await expect.element(page.getByText('cycle 999 finished')).toBeVisible()
    await userEvent.clear(page.getByPlaceholder('Search messages'))
    await userEvent.click(page.getByRole('button', { name: 'Tag', exact: true }))
    await tick(page.getByRole('checkbox', { name: 'sampler' }))
    await expect.element(page.getByText('cycle 999 finished')).not.toBeInTheDocument()
    await expect.element(page.getByText('cycle 1000 finished')).toBeVisible()
  })

  it('polls for new lines until the reader stops following', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const screen = await open()
    await expect.element(page.getByText('cycle 1000 finished')).toBeVisible()
    const before = asked(screen).length
    await vi.advanceTimersByTimeAsync(3_000)
    expect(asked(screen)).toHaveLength(before + 1)
    await tick(page.getByRole('checkbox', { name: 'Follow live' }))
    const after = asked(screen).length
    await vi.advanceTimersByTimeAsync(9_000)
    expect(asked(screen)).toHaveLength(after)
  })

  it('offers an export of the debug lines', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Export' }))
    await expect.element(page.getByRole('menuitem', { name: /CSV/ })).toBeVisible()
  })

  it('says that there are no debug lines', async () => {
    await open({ debugLines: [] })
    await expect.element(page.getByText('No debug lines')).toBeVisible()
  })
})

describe('the log settings of a device', () => {
  it('sends only changed log settings, then waits for the device', async () => {
    const screen = await open(settingsOf(nodeSetting('debug_level', { desired: 0, reported: 0 })))
    await userEvent.selectOptions(form().getByLabelText('Level'), 'Debug')
    await userEvent.fill(form().getByLabelText('Tags'), 'net, dust')
    await userEvent.click(form().getByRole('button', { name: 'Ask the device' }))
    await expect.element(form().getByText('Saved')).toBeVisible()
    expect(screen.calls.filter(({ method }) => method === 'PUT')).toEqual([
      expect.objectContaining({
        path: PATH,
        body: { settings: { debug_level: 4, debug_tags: ['net', 'dust'] }, version: 1 },
      }),
    ])
    await expect
      .element(form().getByLabelText('Level'))
      .toHaveAccessibleDescription(/Waiting for the device since 13:00$/)
  })

  it('shows at its field that the device refused a log setting', async () => {
    await open(
      settingsOf(
        nodeSetting('debug_level', {
          desired: 5,
          reported: 3,
          state: 'refused',
          reason: 'too little memory',
        }),
      ),
    )
    await expect.element(form().getByLabelText('Level')).toHaveValue('5')
    await expect.element(form().getByText('Refused by the device: too little memory')).toBeVisible()
  })

  it('refuses log tags with characters that no device takes', async () => {
    const screen = await open()
    await userEvent.fill(form().getByLabelText('Tags'), 'señal')
    await userEvent.click(form().getByRole('button', { name: 'Ask the device' }))
    await expect.element(form().getByText(/^At most 20 tags/)).toBeVisible()
    expect(screen.calls.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('hides log settings for a type that takes none', async () => {
    await open({}, AIRGRADIENT.node_id)
    await expect.element(page.getByText('cycle 1000 finished')).toBeVisible()
    expect(form().query()).toBeNull()
  })
})

it('refuses debug lines to those who may not configure the device', async () => {
  const screen = await open({}, '1C00B476:0')
  await expect.element(page.getByText('You may not configure this device')).toBeVisible()
  expect(asked(screen)).toEqual([])
})

it('offers to reload debug lines that could not be loaded', async () => {
  await open({ failures: { [`${PATH}/debug`]: 503 } })
  await expect.element(page.getByText('The debug lines could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('fits the debug lines on a phone, in Spanish', async () => {
  await page.viewport(390, 800)
  await open({}, QUAY, { widthPx: 390, locale: 'es_ES' })
  await expect.element(page.getByText('Seguir en directo', { exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
