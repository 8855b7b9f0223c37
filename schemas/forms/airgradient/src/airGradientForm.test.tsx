import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { airGradient } from './testsupport/airGradient.fixture.ts'

const form = deviceFormPage(plugin)

/** A field by its label, behind which its unit may stand. */
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const choose = (name: string, option: string) =>
  userEvent.selectOptions(page.getByRole('combobox', { name }), option)

describe('the settings of an AirGradient monitor', () => {
  it('saves settings of an AirGradient monitor under the names of its firmware', async () => {
    await form.open(airGradient({ ledBarBrightness: 50 }))
    await userEvent.type(field('Country'), 'es')
    await expect.element(field('Country')).toHaveValue('ES')
    await choose('Particles on the display', 'US AQI')
    await choose('Light bar', 'Particles')
    page
      .getByRole('slider', { name: /Light bar/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(field('Light bar brightness')).toHaveValue('48')
    await userEvent.click(page.getByText('Corrected values on the display', { exact: true }))
    await userEvent.fill(field('CO₂ calibration period'), '30')
    expect(form.save()).toEqual({
      settings: {
        country: 'ES',
        pmStandard: 'us-aqi',
        temperatureUnit: 'c',
        ledBarMode: 'pm',
        ledBarBrightness: 48,
        displayBrightness: 100,
        abcDays: 30,
        tvocLearningOffset: 12,
        noxLearningOffset: 12,
        monitorDisplayCompensatedValues: true,
      },
    })
  })

  it('saves settings without a country', async () => {
    await form.open(airGradient({ country: 'US' }))
    await userEvent.clear(field('Country'))
    const saved = form.save()
    expect(saved?.['settings']).toBeDefined()
    expect(saved?.['settings']).not.toHaveProperty('country')
  })

  it.each([
    ['Country', 'USA', 'Type two letters, such as US'],
    ['CO₂ calibration period', '201', 'At most 200'],
    ['NOx index learning time', '0', 'At least 1'],
    ['Display brightness', '101', 'At most 100'],
  ])('refuses in the field %s the value %s', async (name, typed, words) => {
    await form.open(airGradient({}))
    await userEvent.fill(field(name), typed)
    expect(form.save()).toBeNull()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(field(name)).toHaveFocus()
  })
})
