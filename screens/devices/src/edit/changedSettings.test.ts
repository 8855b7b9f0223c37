import { expect, it } from 'vitest'
import { changedSettings } from './changedSettings.ts'

it.each([
  ['what somebody changed', { a: 1, b: 0 }, { a: 0, b: 0 }, { settings: { a: 1 } }],
  ['what the device never had', { a: 1 }, {}, { settings: { a: 1 } }],
  ['nothing where nothing was changed', { a: 1, b: [2] }, { b: [2], a: 1 }, null],
])('a form sends %s', (_, settings, before, body) => {
  expect(changedSettings({ settings }, before)).toEqual(body)
})

it('other parts of the body stay as they are', () => {
  const settings = { a: 1 }
  expect(changedSettings({ name: 'Roof', settings }, settings)).toEqual({ name: 'Roof' })
})
