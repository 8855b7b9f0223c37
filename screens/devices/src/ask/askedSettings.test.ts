import { expect, it } from 'vitest'
import { askedSettings } from './askedSettings.ts'

const OFFERED = [
  { name: 'interval', value: 60_000, isChosen: true },
  { name: 'enable_led', value: 0, isChosen: true },
  { name: 'pm_config', value: 'm3', isChosen: false },
]

it('has what was chosen for the device that is copied, until somebody ticks', () => {
  expect(askedSettings({ model_id: 'x' }, OFFERED)).toEqual({ interval: 60_000, enable_led: 0 })
  expect(askedSettings({ model_id: 'x', copied: ['pm_config'] }, OFFERED)).toEqual({
    pm_config: 'm3',
  })
})

it('has the interval that is typed rather than a copied one, or alone', () => {
  expect(askedSettings({ model_id: 'x', asked_interval: '300000' }, OFFERED)).toEqual({
    interval: 300_000,
    enable_led: 0,
  })
  expect(askedSettings({ asked_interval: '300000' }, [])).toEqual({ interval: 300_000 })
})

it('is empty where nothing is asked for', () => {
  expect(askedSettings({}, [])).toEqual({})
  expect(askedSettings({ model_id: 'x', copied: [] }, OFFERED)).toEqual({})
})
