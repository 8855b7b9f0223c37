import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { dustTrak } from './testsupport/dustTrak.fixture.ts'

const form = deviceFormPage(plugin)

const profile = () => page.getByRole('combobox', { name: 'Profile' })
const factors = () => page.getByRole('textbox', { name: /Photometric|Size/ })

describe('the settings of a dust-trak', () => {
  it('shows factors only for the custom profile', async () => {
    await form.open(dustTrak({ profiles: ['factory', 'ambient', 'custom'], profile: 'factory' }))
    await expect.element(profile()).toHaveTextContent('FactoryambientCustom')
    expect(factors().elements()).toHaveLength(0)
    await userEvent.selectOptions(profile(), 'Custom')
    expect(
      factors()
        .elements()
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['1', '1'])
    await userEvent.selectOptions(profile(), 'ambient')
    expect(factors().elements()).toHaveLength(0)
    const saved = form.save()
    expect(saved?.['configuration']).toMatchObject({ profile: 'ambient' })
    expect(saved?.['configuration']).not.toHaveProperty('size_correction')
  })

  it('saves settings of a dust-trak under their wire names', async () => {
    await form.open(
      dustTrak({ profile: 'custom', photometric_calibration: 0.38, size_correction: 1 }),
    )
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Particle mass unit' }),
      'µg/m³',
    )
    await userEvent.fill(page.getByRole('textbox', { name: 'PM10', exact: true }), '150')
    await userEvent.click(page.getByText('Debug', { exact: true }))
    page
      .getByRole('slider', { name: /Auto-zero/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(page.getByText('30 min')).toBeVisible()
    expect(form.save()).toEqual({
      enabled: 1,
      debug: 1,
      configuration: {
        pm_microgram: 1,
        profile: 'custom',
        photometric_calibration: 0.38,
        size_correction: 1,
        flow_calibration: 1,
        auto_zero: 30,
        stel: { pm1: null, pm25: null, pm4: null, pm10: 150, total: null },
      },
    })
  })

  it('refuses a factor beyond its range', async () => {
    await form.open(dustTrak({ profile: 'custom' }))
    await userEvent.fill(page.getByRole('textbox', { name: /Photometric/ }), '10.5')
    expect(form.save()).toBeNull()
    await expect.element(page.getByRole('alert')).toHaveTextContent('At most 10')
    await expect.element(page.getByRole('textbox', { name: /Photometric/ })).toHaveFocus()
  })
})
