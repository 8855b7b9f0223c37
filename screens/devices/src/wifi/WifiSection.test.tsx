import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { FLEET, ONE_WAY } from '../testsupport/fleet.ts'
import { FOUND, scanning } from '../testsupport/wifi.ts'

const PATH = 'nodes/1C00A3F7%3A0'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
type Server = NonNullable<RenderScreenOptions['server']>
const open = async (server: Server = { nodeWifi: FOUND }, id = '1C00A3F7:0') => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id },
    widthPx: 1000,
    server: { nodes: [...FLEET, ONE_WAY], ...server },
  })
  return drawn
}
const section = () => page.getByRole('region', { name: 'Wi-Fi', exact: true })
const network = () => section().getByRole('textbox', { name: /^Network/ })
const password = () => section().getByLabelText(/^Password/)
const join = () =>
  userEvent.click(section().getByRole('button', { name: 'Ask the device to join' }))
const choose = (name: string) =>
  userEvent.click(section().getByRole('button', { name: `Join ${name}` }))
const words = () => expect.poll(() => section().query()?.textContent)
const changes = ({ calls }: RenderedScreen) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))

describe('the Wi-Fi networks that a device found', () => {
  it('lists networks with signal and security', async () => {
    await open()
    await words().toMatch(/Alder Bay Free.*open, -58 dBm.*Harbour Office.*with a password, -80 dBm/)
    await words().toMatch(/City Works\s*security unknown/)
    await expect.element(section().getByRole('img', { name: '5 of 5 bars' })).toBeVisible()
    await expect.element(section().getByRole('img', { name: '3 of 5 bars' })).toBeVisible()
  })

  it('asks the device to join a chosen network with its password', async () => {
    const screen = await open()
    await expect.element(network()).toHaveValue('City Works')
    await choose('Harbour Office')
    await expect.element(network()).toHaveValue('Harbour Office')
    await words().toMatch(/out of reach until somebody goes there/)
    await userEvent.fill(password(), 'correct horse')
    await join()
    await expect.element(section().getByText('Saved')).toBeVisible()
    const settings = { wifi_ssid: 'Harbour Office', wifi_password: 'correct horse' }
    expect(changes(screen)).toEqual([{ path: PATH, body: { settings, version: 1 } }])
    await words().toMatch(/Waiting for the device since/)
  })

  it('joins an open network without the password of another one', async () => {
    const screen = await open()
    await userEvent.fill(password(), 'of City Works')
    await choose('Alder Bay Free')
    await expect.element(password()).toHaveValue('')
    await join()
    await expect.element(section().getByText('Saved')).toBeVisible()
    const settings = { wifi_ssid: 'Alder Bay Free', wifi_password: '' }
    expect(changes(screen)).toEqual([{ path: PATH, body: { settings, version: 1 } }])
  })
})

describe('the Wi-Fi password', () => {
  it('hides the stored password, and masks a new one', async () => {
    await open()
    await words().toMatch(/The device has a password, which is not shown/)
    await expect.element(password()).toHaveValue('')
    await expect.element(password()).toHaveAttribute('type', 'password')
  })

  it('clears the password once it is saved, and does not send it again', async () => {
    const screen = await open()
    await userEvent.fill(password(), 'correct horse')
    await join()
    await expect.element(section().getByText('Saved')).toBeVisible()
    await expect.element(password()).toHaveValue('')
    await join()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(changes(screen)).toEqual([
      { path: PATH, body: { settings: { wifi_password: 'correct horse' }, version: 1 } },
    ])
  })

  it('keeps a password that could not be saved', async () => {
    const failures: Record<string, number> = {}
    await open({ nodeWifi: FOUND, failures })
    await userEvent.fill(password(), 'correct horse')
    failures[PATH] = 503
    await join()
    await expect.element(section().getByRole('alert')).toBeVisible()
    await expect.element(password()).toHaveValue('correct horse')
  })

  it('refuses a password that is shorter than 8 characters', async () => {
    const screen = await open()
    await userEvent.fill(password(), 'short')
    await join()
    await words().toMatch(/8 to 63 ASCII letters/)
    expect(changes(screen)).toEqual([])
  })
})

describe('a network that somebody else chooses meanwhile', () => {
  const others = (settings: Record<string, unknown>): Server => ({
    nodeWifi: FOUND,
    otherEdits: { '1C00A3F7:0': [{ settings }] },
  })

  it('shows both networks at the field, and lets the user choose', async () => {
    const screen = await open(others({ wifi_ssid: 'Alder Bay Free', wifi_password: '' }))
    await choose('Harbour Office')
    await userEvent.fill(password(), 'correct horse')
    await join()
    await words().toMatch(
      /Changed elsewhere meanwhile to “Alder Bay Free”. Yours is “Harbour Office”/,
    )
    await expect.element(password()).toHaveValue('correct horse')
    expect(changes(screen)).toHaveLength(1)
    await userEvent.click(section().getByRole('button', { name: 'Keep mine' }))
    await join()
    await expect.element(section().getByText('Saved')).toBeVisible()
    const settings = { wifi_ssid: 'Harbour Office', wifi_password: 'correct horse' }
    expect(changes(screen).at(-1)).toEqual({ path: PATH, body: { settings, version: 2 } })
  })

  it('takes the other network without the typed password', async () => {
    const screen = await open(others({ wifi_ssid: 'Alder Bay Free', wifi_password: '' }))
    await choose('Harbour Office')
    await userEvent.fill(password(), 'correct horse')
    await join()
    await userEvent.click(section().getByRole('button', { name: 'Take the other' }))
    await expect.element(network()).toHaveValue('Alder Bay Free')
    await expect.element(password()).toHaveValue('')
    expect(changes(screen)).toHaveLength(1)
  })

  it('keeps a typed password from the network that somebody else chose', async () => {
    const screen = await open(others({ wifi_ssid: 'Harbour Office', wifi_password: 'harbour 1' }))
    await userEvent.fill(password(), 'of City Works')
    await join()
    await words().toMatch(/meanwhile to “Harbour Office”. Yours is “City Works”/)
    expect(changes(screen)).toHaveLength(1)
    await userEvent.click(section().getByRole('button', { name: 'Keep mine' }))
    await join()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(changes(screen).at(-1)?.body).toEqual({
      settings: { wifi_ssid: 'City Works', wifi_password: 'of City Works' },
      version: 2,
    })
  })

  it('says who asked for another password, as neither can be shown', async () => {
    const screen = await open(others({ wifi_password: 'correct horse' }))
    await userEvent.fill(password(), 'battery staple')
    await join()
    await expect
      .element(section().getByRole('alert'))
      .toMatchTextContent(/Olga Owner has asked for another password.*ask again/)
    await expect.element(password()).toHaveValue('battery staple')
    expect(changes(screen)).toHaveLength(1)
    await join()
    await expect.element(section().getByText('Saved')).toBeVisible()
    expect(changes(screen).at(-1)?.body).toEqual({
      settings: { wifi_password: 'battery staple' },
      version: 2,
    })
  })
})

describe('a Wi-Fi scan', () => {
  it('requests a scan from the device, and waits for it', async () => {
    const screen = await open({})
    await words().toMatch(/Scan to see the networks/)
    await userEvent.click(section().getByRole('button', { name: 'Scan', exact: true }))
    await words().toMatch(/The device is scanning/)
    await expect.element(page.getByText('Wi-Fi scan requested')).toBeVisible()
    await expect
      .element(section().getByRole('button', { name: 'Scan', exact: true }))
      .toBeDisabled()
    expect(changes(screen)).toEqual([{ path: `${PATH}/actions/wifi_scan`, body: {} }])
  })

  it('says that a scan was not answered within two minutes, and keeps the last list', async () => {
    await open({ nodeWifi: scanning(121_000) })
    await words().toMatch(/has not answered within 2 minutes.*Alder Bay Free/)
  })

  it('says why a scan failed', async () => {
    const { scan } = FOUND
    const failed = scan === null ? null : { ...scan, state: 'failed' as const, reason: 'Radio off' }
    await open({ nodeWifi: { ...FOUND, scan: failed } })
    await words().toMatch(/could not scan: Radio off/)
  })
})

it('says that the Wi-Fi of the device could not be loaded', async () => {
  await open({ failures: { [`${PATH}/default_wifi`]: 500, 'nodes/1C00A3F7:0/default_wifi': 500 } })
  await words().toMatch(/The Wi-Fi of the device could not be loaded/)
})

it('hides Wi-Fi for a device type without it', async () => {
  await open({}, ONE_WAY.node_id)
  await expect.element(page.getByRole('region', { name: 'General', exact: true })).toBeVisible()
  expect(section().query()).toBeNull()
})
