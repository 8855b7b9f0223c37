import { deviceCommand, renderScreen, TEST_NOW_MS, type RenderedScreen } from '@airshed/testing'
import type { RenderScreenOptions } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../../plugin.ts'
import { flowForm } from '../../testsupport/flowForm.ts'
import { DUST, SENSOR_SETTINGS, WITH_SENSORS } from '../../testsupport/sensors.ts'

const QUAY = '1C00A3F7:0'
const SENSORS = 'nodes/1C00A3F7%3A0/sensors'
const MINUTE_MS = 60_000

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
type Server = NonNullable<RenderScreenOptions['server']>
const open = async (server: Server = {}, options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: QUAY, tab: 'sensors' },
    widthPx: 1000,
    plugins: [flowForm],
    server: { nodes: [...WITH_SENSORS], ...server },
    ...options,
  })
  return drawn
}
const region = (name: string) => page.getByRole('region', { name, exact: true })
const dust = () => region('DustTrak DRX 8533')
const sound = () => region('sound-pro')
const dialog = () => page.getByRole('dialog')
const press = (within: ReturnType<typeof region>, name: string) =>
  userEvent.click(within.getByRole('button', { name, exact: true }))
const sent = ({ calls }: RenderedScreen) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && path !== 'nodes/available_devices')
    .map(({ method, path, body }) => ({ method, path, body }))

describe('a sensor of a device', () => {
  it('shows the model, connection and state of a sensor', async () => {
    await open()
    await expect.element(dust().getByText('On', { exact: true })).toBeVisible()
    await expect
      .poll(() => dust().query()?.querySelector('dl')?.textContent)
      .toBe('Driverdust-trakPort1Type1Address0')
  })

  it('sends what somebody changed, and no default that the sensor never reported', async () => {
    const [quay, ...others] = WITH_SENSORS
    const devices = quay!.devices!.map((one) => ({ ...one, configuration: {} }))
    const screen = await open({ nodes: [{ ...quay!, devices }, ...others] })
    await userEvent.click(dust().getByText('Debug'))
    await press(dust(), 'Save')
    await expect.element(page.getByText('Sensor updated')).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: `${SENSORS}/${DUST}`, body: { debug: 1, version: 1 } },
    ])
    await expect.element(dust().getByText('Waiting for the device since 13:00')).toBeVisible()
  })

  it('marks at their fields the sensor settings that the device has not confirmed', async () => {
    await open({ nodeSettings: { [QUAY]: SENSOR_SETTINGS } })
    await expect
      .element(dust().getByText('Refused by the device: the pump is too weak'))
      .toBeVisible()
    await expect.element(dust().getByText('Waiting for the device since 12:03')).toBeVisible()
    await expect.element(dust().getByText('On', { exact: true })).toBeVisible()
  })

  it('shows that a sensor just attached waits for the device, and has no form', async () => {
    await open({ nodeSettings: { [QUAY]: SENSOR_SETTINGS } })
    await expect.element(sound().getByText('Waiting for the device since 12:58')).toBeVisible()
    await expect.element(sound().getByText(/There is no form/)).toBeVisible()
  })
})

describe('an auto-zero', () => {
  it('sends an auto-zero to a sensor that supports it, then blocks it for five minutes', async () => {
    const screen = await open()
    expect(sound().getByRole('button', { name: 'Auto-zero' }).query()).toBeNull()
    await press(dust(), 'Auto-zero')
    const button = dust().getByRole('button', { name: 'Auto-zero' })
    await expect
      .element(button)
      .toHaveAccessibleDescription(
        'Auto-zero can run once every five minutes. Possible again at 13:05',
      )
    await userEvent.click(page.getByRole('tab', { name: 'General' }))
    await userEvent.click(page.getByRole('tab', { name: 'General' }))
    await expect.element(region('Commands').getByText(DUST)).toBeVisible()
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: `${SENSORS}/${DUST}/actions/auto_zero`, body: {} },
    ])
  })

  it.each([
    ['failed', {}, null],
    ['done', {}, 'Possible again at 13:03'],
    ['done', { sensor_id: '1C00A3F7.9.1.0' }, null],
  ] as const)(
    'an auto-zero that is %s %j blocks the next one: %s',
    async (state, changes, expected) => {
      const reported = deviceCommand(0, {
        name: 'auto_zero',
        sensor_id: DUST,
        created_at: TEST_NOW_MS - 2 * MINUTE_MS,
        state,
        ...changes,
      })
      await open({ deviceCommands: [reported] })
      await userEvent.click(page.getByRole('tab', { name: 'General' }))
      await expect.element(region('Commands').getByRole('row').nth(1)).toBeVisible()
      await userEvent.click(page.getByRole('tab', { name: 'Sensors' }))
      const button = dust().getByRole('button', { name: 'Auto-zero' })
      if (expected === null) await expect.element(button).not.toHaveAttribute('aria-disabled')
      else await expect.element(button).toHaveAccessibleDescription(new RegExp(expected))
    },
  )
})

describe('adding a sensor', () => {
  it('offers free connections, and shows the new sensor while it waits', async () => {
    const screen = await open()
    await press(region('Sensors'), 'Add sensor')
    await userEvent.selectOptions(dialog().getByLabelText('Sensor'), 'davis')
    await expect
      .element(dialog().getByLabelText('Connection'))
      .toHaveTextContent('Port 3Port 4Port 5')
    await userEvent.selectOptions(dialog().getByLabelText('Connection'), 'Port 4')
    await press(dialog(), 'Add sensor')
    await expect.element(page.getByText('Sensor added')).toBeVisible()
    expect(sent(screen)).toEqual([
      {
        method: 'POST',
        path: SENSORS,
        body: { name: 'davis', com_port: 4, com_type: 1, address: 0 },
      },
    ])
    await expect
      .element(region('davis').getByText('Waiting for the device since 13:00'))
      .toBeVisible()
  })

  it('keeps the dialog open when adding a sensor is refused', async () => {
    await open({ failures: { [SENSORS]: 409 } })
    await press(region('Sensors'), 'Add sensor')
    await press(dialog(), 'Add sensor')
    await expect.poll(() => document.querySelector('[data-intent=danger].air-toast')).not.toBeNull()
    await expect.element(dialog().getByLabelText('Connection')).toBeVisible()
  })

  it('offers no adding or removing for devices with built-in sensors', async () => {
    const [quay] = WITH_SENSORS
    await open({ nodes: [{ ...quay!, type: 'Aethair IAQ' }] })
    await expect.element(dust()).toBeVisible()
    for (const name of ['Add sensor', 'Remove']) {
      expect(region('Sensors').getByRole('button', { name }).query()).toBeNull()
    }
  })
})

describe('removing a sensor', () => {
  it('removes a sensor only after confirmation', async () => {
    const screen = await open()
    await press(dust(), 'Remove')
    await expect
      .element(dialog().getByText(/Its data points and their readings stay/))
      .toBeVisible()
    expect(sent(screen)).toEqual([])
    await press(dialog(), 'Remove')
    await expect.element(dust()).not.toBeInTheDocument()
    expect(sent(screen)).toEqual([{ method: 'DELETE', path: `${SENSORS}/${DUST}`, body: {} }])
  })
})

it('fits the sensors on a phone, in Spanish', async () => {
  await page.viewport(390, 800)
  const server = { nodeSettings: { [QUAY]: SENSOR_SETTINGS } }
  await open(server, { widthPx: 390, locale: 'es_ES' })
  await expect.element(page.getByRole('heading', { name: 'Sensores' })).toBeVisible()
  await expect.element(region('sound-pro').getByText('Controlador')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
