import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { soundPro } from './testsupport/soundPro.fixture.ts'

const form = deviceFormPage(plugin)
const choice = (name: string) => page.getByRole('combobox', { name })

describe('the settings of a sound-pro', () => {
  it('saves settings of a sound-pro under their wire names', async () => {
    await form.open(soundPro({ filters: ['LEQ', 'SPL'] }))
    await userEvent.selectOptions(choice('Measurement mode'), 'Octave bands (1/1)')
    await userEvent.selectOptions(choice('Session time'), '2 h')
    await userEvent.click(page.getByText('LPK, peak level'))
    await userEvent.click(page.getByText('SPL, instantaneous level'))
    expect(form.save()).toEqual({
      enabled: 1,
      debug: 0,
      configuration: { measurement_mode: '1/1', filters: ['LEQ', 'LPK'], session_time: 120 },
    })
  })

  it('shows an unknown session time, and refuses to save it', async () => {
    await form.open(soundPro({ session_time: 45 }))
    await expect.element(choice('Session time')).toHaveDisplayValue('45')
    expect(form.save()).toBeNull()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose one of the options')
    await expect.element(choice('Session time')).toHaveFocus()
  })

  it('disables the settings of a sound-pro for those who may not change them', async () => {
    await form.open(soundPro({ measurement_mode: '1/3', filters: ['LMIN'] }), true)
    await expect.element(choice('Measurement mode')).toBeDisabled()
    const lowest = page.getByRole('checkbox', { name: 'LMIN, lowest level' })
    await expect.element(lowest).toBeDisabled()
    await expect.element(lowest).toBeChecked()
  })
})
