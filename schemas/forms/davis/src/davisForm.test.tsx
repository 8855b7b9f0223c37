import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { davis } from './testsupport/davis.fixture.ts'

const form = deviceFormPage(plugin)
const units = () => page.getByRole('combobox', { name: 'Units' })

describe('the settings of a davis station', () => {
  it('names the units of a davis station, and saves them as 0 or 1', async () => {
    await form.open(davis())
    await expect.element(units()).toHaveDisplayValue('Metric (°C, hPa, m/s, mm)')
    await userEvent.selectOptions(units(), 'US (°F, inHg, mph, in)')
    expect(form.save()).toEqual({ enabled: 1, debug: 0, configuration: { us_units: 1 } })
  })

  it('shows an unknown number of units, and refuses to save it', async () => {
    await form.open(davis({ us_units: 2 }))
    await expect.element(units()).toHaveDisplayValue('2')
    expect(form.save()).toBeNull()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose one of the options')
  })

  it('disables the settings of a davis station for those who may not change them', async () => {
    await form.open(davis({ us_units: 1 }), true)
    await expect.element(units()).toBeDisabled()
    await expect.element(units()).toHaveDisplayValue('US (°F, inHg, mph, in)')
  })
})
