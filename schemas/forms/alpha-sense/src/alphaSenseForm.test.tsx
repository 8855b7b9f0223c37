import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { alphaSense } from './testsupport/alphaSense.fixture.ts'

const form = deviceFormPage(plugin)
/** A field by its label, behind which its unit stands. */
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}\\b`) })

describe('the settings of an alpha-sense', () => {
  it('saves settings of an alpha-sense under their wire names', async () => {
    await form.open(alphaSense({ stel: { pm1: 10, pm25: 35 } }))
    await userEvent.fill(field('PM10'), '150.5')
    await userEvent.clear(field('PM1'))
    await userEvent.fill(field('Pause after an alert'), '60')
    expect(form.save()).toEqual({
      enabled: 1,
      debug: 0,
      configuration: { stel: { pm1: null, pm25: 35, pm10: 150.5 }, stel_timeout: 60 },
    })
  })

  it.each([
    ['PM10', '-1', 'At least 0'],
    ['Pause after an alert', '86401', 'At most 86,400'],
    ['Pause after an alert', '1.5', 'Must be a whole number'],
  ])('refuses in the field %s the value %s', async (name, typed, words) => {
    await form.open(alphaSense())
    await userEvent.fill(field(name), typed)
    expect(form.save()).toBeNull()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(field(name)).toHaveFocus()
  })

  it('disables the settings of an alpha-sense for those who may not change them', async () => {
    await form.open(alphaSense({ stel: { pm25: 35 } }), true)
    await expect.element(field('PM2.5')).toBeDisabled()
    await expect.element(field('PM2.5')).toHaveValue('35')
  })
})
