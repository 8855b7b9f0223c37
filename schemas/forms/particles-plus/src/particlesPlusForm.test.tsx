import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { particlesPlus } from './testsupport/particlesPlus.fixture.ts'

const form = deviceFormPage(plugin)
const unit = () => page.getByRole('combobox', { name: 'Unit' })

describe('the settings of a particles-plus counter', () => {
  it('saves the unit of a particle counter under its number', async () => {
    await form.open(particlesPlus({ units: 0 }))
    await expect.element(unit()).toHaveTextContent('ParticlesParticles/ft³Particles/m³µg/m³')
    await userEvent.selectOptions(unit(), 'Particles/m³')
    expect(form.save()).toEqual({ enabled: 1, debug: 0, configuration: { units: 2 } })
  })

  it('shows an unknown unit, and refuses to save it', async () => {
    await form.open(particlesPlus({ units: 7 }))
    await expect.element(unit()).toHaveDisplayValue('7')
    expect(form.save()).toBeNull()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose one of the options')
    await userEvent.selectOptions(unit(), 'µg/m³')
    expect(form.save()).toMatchObject({ configuration: { units: 3 } })
  })

  it('disables the settings of a particle counter for those who may not change them', async () => {
    await form.open(particlesPlus({ units: 3 }), true)
    await expect.element(unit()).toBeDisabled()
    await expect.element(unit()).toHaveDisplayValue('µg/m³')
  })
})
