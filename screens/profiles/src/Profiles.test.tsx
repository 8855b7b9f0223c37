import { renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ANSWERS, DEVICES } from './devices.fixture.ts'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | undefined
afterEach(() => drawn?.unmount())

const open = async (
  options: { locale?: 'es_ES'; server?: Parameters<typeof renderScreen>[1]['server'] } = {},
) => {
  const { locale = 'en_US', server } = options
  drawn = await renderScreen(plugin, {
    params: {},
    widthPx: 1100,
    locale,
    server: { answers: ANSWERS, ...server },
  })
  return drawn
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const FIRST = 'Station 1C00A3F7'

describe('the list of devices and their profiles', () => {
  it('shows the profile that grades each device', async () => {
    await open()
    await expect.element(row(FIRST)).toMatchTextContent(/WELL V2.*By default/)
    await expect.element(row('1C00A3F9')).toMatchTextContent(/US AQI.*For this device/)
  })

  it('offers no menu for a device that the reader may not configure', async () => {
    await open()
    await expect.element(row('1C00A3F9')).toBeVisible()
    await expect
      .element(row('1C00A3F9').getByRole('button', { name: /^Actions/ }))
      .not.toBeInTheDocument()
  })

  it('shows averaging period, unit and grades of a profile', async () => {
    await open()
    await row(FIRST)
      .getByRole('button', { name: /^Show details/ })
      .click()
    const table = page.getByRole('region', { name: 'WELL V2' })
    await expect
      .element(table.getByRole('row').filter({ hasText: 'PM2.5' }))
      .toMatchTextContent(/µg\/m³Single readings≤ 12> 12–15> 15/)
  })
})

describe('choosing the profile of a device', () => {
  it('shows how a profile grades before it is chosen', async () => {
    const { calls } = await open()
    await row(FIRST)
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Choose profile' }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await dialog.getByRole('button', { name: /Default \(WELL V2\)/ }).click()
    await page.getByRole('option', { name: /^WHO 2021/ }).click()
    await expect.element(dialog.getByText(/WHO global air quality guidelines, 2021/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => calls.find(({ method }) => method === 'PUT'))
      .toMatchObject({ path: 'nodes/1C00A3F7%3A0/profile', body: { profile_id: 'who-2021' } })
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('a profile that somebody else chooses meanwhile', () => {
  it('shows both profiles, and lets the user choose', async () => {
    const { calls } = await open({
      server: {
        nodes: DEVICES,
        otherEdits: { '1C00A3F7:0': [{ profile_id: 'us-aqi-2024' }] },
      },
    })
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    await row(FIRST)
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Choose profile' }).click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Save' })
    await dialog.getByRole('button', { name: /Default \(WELL V2\)/ }).click()
    await page.getByRole('option', { name: /^WHO 2021/ }).click()
    await save.click()
    await expect
      .element(dialog.getByText(/Changed elsewhere meanwhile to US AQI.* Yours is WHO 2021/))
      .toBeVisible()
    await expect.element(save).toBeDisabled()
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await save.click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent()).toEqual([
      { profile_id: 'who-2021', version: 1 },
      { profile_id: 'who-2021', version: 2 },
    ])
  })
})

describe('the default profiles', () => {
  it('chooses default profiles for indoor and outdoor devices separately', async () => {
    const { calls } = await open({ server: { profileDefaults: { outdoor: 'us-aqi-2024' } } })
    await expect
      .element(page.getByRole('button', { name: /devices outside/ }))
      .toMatchTextContent(/US AQI/)
    await page.getByRole('button', { name: /devices in rooms/ }).click()
    await page.getByRole('option', { name: /^WELL/ }).click()
    await expect
      .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
      .toMatchObject({ indoor: 'airthinx-well-v2', outdoor: 'us-aqi-2024' })
  })

  it('names the default profiles in Spanish', async () => {
    await open({ locale: 'es_ES', server: { profileDefaults: { outdoor: 'who-2021' } } })
    await expect
      .element(page.getByRole('button', { name: /Predeterminado en exteriores/ }))
      .toMatchTextContent(/OMS 2021/)
  })
})
