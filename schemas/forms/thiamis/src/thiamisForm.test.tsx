import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { thiamis } from './testsupport/thiamis.fixture.ts'

const form = deviceFormPage(plugin)

const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
const turn = (name: string) => userEvent.click(page.getByText(name, { exact: true }))

describe('the settings of a Thiamis', () => {
  it('switches the air quality off with the light, and the light on with it', async () => {
    await form.open(thiamis({ enable_led: 1, led_aq: 1 }))
    await turn('Status light')
    await expect.element(toggle('Status light')).not.toBeChecked()
    await expect.element(toggle('Light shows air quality')).not.toBeChecked()
    await turn('Light shows air quality')
    await expect.element(toggle('Status light')).toBeChecked()
    await expect.element(toggle('Light shows air quality')).toBeChecked()
  })

  it('saves settings of a Thiamis under their wire names', async () => {
    await form.open(thiamis({ enable_gps: 1, pm_config: 'dL', voc_unit: 'ppb' }))
    await turn('GPS')
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Particle counts' }),
      'Per cubic foot (ft³)',
    )
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'VOC unit' }), 'ppm')
    expect(form.save()).toEqual({
      settings: {
        enabled: 1,
        debug: 0,
        bluetooth_share: 0,
        enable_led: 1,
        led_aq: 0,
        enable_battery: 1,
        enable_temperature: 1,
        enable_pressure: 1,
        enable_humidity: 1,
        enable_gps: 0,
        pm_config: 'CFT',
        voc_unit: 'ppm',
        temp_f: 0,
        units: {},
        channels: [],
      },
    })
  })

  it('saves the units of its reports and its channels', async () => {
    await form.open(thiamis({ units: { temperature: 'auto' } }))
    const units = page.getByRole('group', { name: 'Units' })
    await expect
      .element(units.getByRole('combobox', { name: 'Temperature' }))
      .toHaveDisplayValue('Automatic')
    await userEvent.selectOptions(units.getByRole('combobox', { name: 'Pressure' }), 'inHg')
    await turn('Fahrenheit')
    await userEvent.click(page.getByRole('button', { name: 'Add to Channels' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Depth')
    expect(form.save()).toMatchObject({
      settings: {
        temp_f: 1,
        units: { temperature: 'auto', pressure: 'inHg' },
        channels: [{ name: 'Depth', unit: '', enabled: 1, factor: 1, offset: 0 }],
      },
    })
  })

  it('disables the settings of a Thiamis for those who may not change them', async () => {
    await form.open(thiamis({ enable_led: 0 }), true)
    await expect.element(toggle('Status light')).toBeDisabled()
    await expect.element(toggle('Status light')).not.toBeChecked()
    await expect.element(page.getByRole('combobox', { name: 'Particle counts' })).toBeDisabled()
  })
})
