import {
  deviceCommand,
  renderScreen,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { COMMANDS, FETCHED_SETTINGS, OPEN_SETTINGS } from '../testsupport/channels.ts'
import { AIRGRADIENT, FLEET, ONE_WAY } from '../testsupport/fleet.ts'
import { ledForm } from '../testsupport/ledForm.ts'

const QUAY = '1C00A3F7:0'
const PATH = 'nodes/1C00A3F7%3A0'

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
    widthPx: 1000,
    plugins: [ledForm],
    server: { nodes: [...FLEET, AIRGRADIENT, ONE_WAY], ...server },
    ...options,
  })
  return drawn
}
const region = (name: string) => page.getByRole('region', { name, exact: true })
const click = (section: string, name: string) =>
  userEvent.click(region(section).getByRole('button', { name, exact: true }))
const confirm = (name: string) =>
  userEvent.click(page.getByRole('dialog').getByRole('button', { name, exact: true }))
/** What stands in a part of the page, as a regular expression sees it. */
const words = (part: Locator) => expect.poll(() => part.query()?.textContent)
const newest = () => page.getByRole('row').nth(1)
const sent = ({ calls }: RenderedScreen) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ method, path, body }))

describe('the tags of a device', () => {
  it('are words between commas, sent as a list', async () => {
    const screen = await open()
    await userEvent.fill(page.getByRole('textbox', { name: 'Tags' }), 'Street, school roof,')
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { tags: ['Street', 'school roof'] } },
    ])
  })

  it('that are too many are refused before they are sent', async () => {
    const screen = await open()
    const many = Array.from({ length: 21 }, (_, at) => `tag ${at}`).join(', ')
    await userEvent.fill(page.getByRole('textbox', { name: 'Tags' }), many)
    await click('General', 'Save')
    await expect.element(region('General').getByText(/^Up to 20 tags/)).toBeVisible()
    expect(sent(screen)).toEqual([])
  })
})

describe('the name and the interval of a device', () => {
  it('are saved, only what changed, and the interval then waits for the device', async () => {
    const screen = await open()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Quay Street north')
    await userEvent.selectOptions(page.getByLabelText('Reporting interval'), '10 min')
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      {
        method: 'PUT',
        path: PATH,
        body: { name: 'Quay Street north', settings: { interval: 600_000 } },
      },
    ])
    await expect
      .element(page.getByRole('heading', { name: 'Quay Street north', level: 1 }))
      .toBeVisible()
    await words(region('What the device has confirmed')).toMatch(
      /Reporting interval10 minWaiting for the device since 13:00In force: 5 min$/,
    )
  })

  it('needs a name', async () => {
    const screen = await open()
    await userEvent.clear(page.getByRole('textbox', { name: 'Name' }))
    await click('General', 'Save')
    await expect.element(page.getByText('Name is required')).toBeVisible()
    expect(sent(screen)).toEqual([])
  })
})

describe('the settings of a device', () => {
  it('are saved by the forms that are offered for its type', async () => {
    const screen = await open()
    await userEvent.click(region('Settings').getByText('Light on'))
    await click('Settings', 'Save')
    await expect.element(region('Settings').getByText('Saved')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: PATH, body: { settings: { enable_led: 1 } } },
    ])
  })

  it('that it never reported are unknown, and are asked for as they are by default', async () => {
    const [quay, ...others] = FLEET
    const screen = await open({ nodes: [{ ...quay!, settings: {} }, ...others] })
    const light = region('Settings').getByRole('combobox', { name: 'Light on' })
    await expect.element(light).toHaveDisplayValue('Unknown')
    const interval = page.getByLabelText('Reporting interval')
    await expect.element(interval).toHaveDisplayValue('Unknown')
    await expect
      .element(interval)
      .toHaveAccessibleDescription(/The console expects a report every 5 min$/)
    await userEvent.selectOptions(light, 'Off')
    await click('Settings', 'Save')
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Quay Street north')
    await click('General', 'Save')
    await expect.element(region('General').getByText('Saved')).toBeVisible()
    await userEvent.selectOptions(interval, '5 min')
    await click('General', 'Save')
    await expect
      .poll(() => sent(screen).map(({ body }) => body))
      .toEqual([
        { settings: { enable_led: 0 } },
        { name: 'Quay Street north' },
        { settings: { interval: 300_000 } },
      ])
  })

  it('that wait or were refused are listed, and the others folded behind their number', async () => {
    await open({ nodeSettings: { [QUAY]: OPEN_SETTINGS } })
    const confirmed = region('What the device has confirmed')
    await expect.element(confirmed.getByText('Waiting for the device since 12:03')).toBeVisible()
    await expect
      .element(confirmed.getByText('Refused by the device: no GPS receiver'))
      .toBeVisible()
    await expect.element(confirmed.getByText('Status light')).not.toBeVisible()
    await userEvent.click(confirmed.getByText('3 settings in force'))
    await expect.element(confirmed.getByText('Status light')).toBeVisible()
  })

  it('say at their fields what the device has not confirmed', async () => {
    const [interval, ...others] = OPEN_SETTINGS.settings
    const light = { name: 'enable_led', state: 'refused' as const, reason: 'it is broken' }
    const settings = [
      interval!,
      ...others.map((one) => (one.name === light.name ? { ...one, ...light } : one)),
    ]
    await open({ nodeSettings: { [QUAY]: { ...OPEN_SETTINGS, settings } } })
    await expect
      .element(page.getByLabelText('Reporting interval'))
      .toHaveAccessibleDescription(/Waiting for the device since 12:03$/)
    await expect
      .element(region('Settings').getByText('Refused by the device: it is broken'))
      .toBeVisible()
  })

  it('that a monitor fetched are never called confirmed', async () => {
    await open({ nodeSettings: { [AIRGRADIENT.node_id]: FETCHED_SETTINGS } }, AIRGRADIENT.node_id)
    await expect
      .element(region('What the device has confirmed').getByRole('listitem').first())
      .toHaveTextContent('Light barco2Fetched by the monitor at 12:58, which never confirms')
    expect(page.getByLabelText('Reporting interval').query()).toBeNull()
  })

  it('cannot be changed where the device only sends', async () => {
    await open({}, ONE_WAY.node_id)
    await expect
      .element(page.getByText('This type of device cannot be configured from here: it only sends.'))
      .toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Balcony')
    expect(page.getByLabelText('Reporting interval').query()).toBeNull()
    expect(region('Settings').query()).toBeNull()
    expect(region('Commands').query()).toBeNull()
  })
})

describe('the commands of a device', () => {
  it('are followed until they are done', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const screen = await open({ areCommandsMoving: true })
    await expect.element(page.getByText('No command has been given yet')).toBeVisible()
    await click('Commands', 'Blink')
    await words(newest()).toMatch(/^BlinkQueued.*Olga Owner$/)
    expect(sent(screen)).toEqual([{ method: 'PUT', path: `${PATH}/actions/blink`, body: {} }])
    await vi.advanceTimersByTimeAsync(3_000)
    await words(newest()).toMatch(/^BlinkSent/)
    await vi.advanceTimersByTimeAsync(3_000)
    await words(newest()).toMatch(/^BlinkDone/)
  })

  it('that interrupt it are given only once they are confirmed', async () => {
    const screen = await open()
    await click('Commands', 'Reboot')
    await expect.element(page.getByText(/unavailable for a minute or two/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Reboot')
    await words(newest()).toMatch(/^RebootQueued/)
  })

  it('calibrate a monitor only where somebody has read that it has to stand in fresh air', async () => {
    const screen = await open({}, AIRGRADIENT.node_id)
    await click('Commands', 'Calibrate CO₂')
    await expect.element(page.getByText(/fresh air with about 400 ppm/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Calibrate CO₂')
    await words(newest()).toMatch(/^Calibrate CO₂Queued/)
    await click('Commands', 'Test LEDs')
    await words(newest()).toMatch(/^Test LEDsQueued/)
  })

  it('are withdrawn while they wait, once that is confirmed, and say by whom', async () => {
    const screen = await open({ deviceCommands: COMMANDS })
    const withdraw = page.getByRole('button', { name: /^Withdraw “/ })
    await expect.poll(() => withdraw.elements().length).toBe(1)
    await userEvent.click(withdraw)
    await expect.element(page.getByText(/the device never receives it/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Withdraw')
    await words(newest()).toMatch(/^RebootWithdrawn by Olga Owner/)
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: `${PATH}/commands/command_0/withdraw`, body: {} },
    ])
    expect(withdraw.elements()).toHaveLength(0)
  })

  it('that a device has fetched in the meantime say that they can no longer be withdrawn', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await open({ deviceCommands: COMMANDS, areCommandsMoving: true })
    await userEvent.click(page.getByRole('button', { name: /^Withdraw “/ }))
    await confirm('Withdraw')
    await expect.element(page.getByText(/The command no longer waits/)).toBeVisible()
    await vi.advanceTimersByTimeAsync(3_000)
    await words(newest()).toMatch(/^RebootSent/)
  })

  it('that a monitor fetched are never called done', async () => {
    const fetched = deviceCommand(1, { name: 'led_test', state: 'fetched' })
    await open({ deviceCommands: [fetched] }, AIRGRADIENT.node_id)
    await words(newest()).toMatch(/^Test LEDsFetched, not confirmed/)
  })

  it('are shown with what became of them', async () => {
    await open({ deviceCommands: COMMANDS })
    await expect.element(page.getByText('Failed: no SIM card')).toBeVisible()
    await expect.element(page.getByText('Expired')).toBeVisible()
    await userEvent.click(page.getByText('Answer'))
    await expect.element(page.getByText(/harbour/)).toBeVisible()
  })
})

describe('a device', () => {
  it('that could not be loaded can be asked for again', async () => {
    await open({ failures: { [PATH]: 503 } })
    await expect.element(page.getByText('The device could not be loaded')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('that may only be read is not configured', async () => {
    await open({}, '1C00B476:0')
    await expect.element(page.getByText('You may not configure this device')).toBeVisible()
  })

  it('fits on a phone, in Spanish', async () => {
    await page.viewport(390, 800)
    const server = { nodeSettings: { [QUAY]: OPEN_SETTINGS }, deviceCommands: COMMANDS }
    await open(server, QUAY, { widthPx: 390, locale: 'es_ES' })
    await expect.element(page.getByRole('heading', { name: 'Órdenes' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
