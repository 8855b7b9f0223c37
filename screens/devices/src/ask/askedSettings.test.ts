import { expect, it } from 'vitest'
import { askedSettings } from './askedSettings.ts'

const OFFERED = [
  { name: 'interval', value: 60_000, isChosen: true },
  { name: 'enable_led', value: 0, isChosen: true },
  { name: 'pm_config', value: 'm3', isChosen: false },
]

it('asks for the chosen settings of the copied device, until somebody ticks others', () => {
  expect(askedSettings({ model_id: 'x' }, OFFERED)).toEqual({ interval: 60_000, enable_led: 0 })
  expect(askedSettings({ model_id: 'x', copied: ['pm_config'] }, OFFERED)).toEqual({
    pm_config: 'm3',
  })
})

it('prefers the typed interval to a copied one', () => {
  expect(askedSettings({ model_id: 'x', asked_interval: '300000' }, OFFERED)).toEqual({
    interval: 300_000,
    enable_led: 0,
  })
  expect(askedSettings({ asked_interval: '300000' }, [])).toEqual({ interval: 300_000 })
})

it('asks for nothing when nothing was chosen', () => {
  expect(askedSettings({}, [])).toEqual({})
  expect(askedSettings({ model_id: 'x', copied: [] }, OFFERED)).toEqual({})
})
