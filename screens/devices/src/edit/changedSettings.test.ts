import { node } from '@airshed/testing'
import { expect, it } from 'vitest'
import { changedSettings, untouchedSettings } from './changedSettings.ts'
import { ledForm } from '../testsupport/ledForm.ts'

it.each([
  ['what somebody changed', { a: 1, b: 0 }, { a: 0, b: 0 }, { settings: { a: 1 } }],
  ['what the device never had', { a: 1 }, {}, { settings: { a: 1 } }],
  ['nothing where nothing was changed', { a: 1, b: [2] }, { b: [2], a: 1 }, null],
])('the form of settings sends %s', (_, settings, before, body) => {
  expect(changedSettings({ settings }, before)).toEqual(body)
})

it('keeps the other parts of the body', () => {
  const settings = { a: 1 }
  expect(changedSettings({ name: 'Roof', settings }, settings)).toEqual({ name: 'Roof' })
})

it('counts a default of the form as entered where the device never reported the setting', () => {
  const silent = node('1C00A3F7:0', { settings: { interval: 60_000 } })
  const before = untouchedSettings(ledForm, silent)
  expect(before).toEqual({})
  expect(changedSettings({ settings: { enable_led: 0 } }, before)).toEqual({
    settings: { enable_led: 0 },
  })
  expect(untouchedSettings(ledForm, { ...silent, settings: { enable_led: 1 } })).toEqual({
    enable_led: 1,
  })
})
