import { expect, it } from 'vitest'
import { isPrivateSetting, shownSetting } from './privateSettings.ts'

it.each([
  ['wifi_password', 'correct horse', true],
  ['wifi_password', '', false],
  ['wifi_password', true, true],
  ['wifi_password', null, null],
  ['wifi_password', undefined, undefined],
  ['wifi_ssid', 'City Works', 'City Works'],
  ['interval', 60_000, 60_000],
])('shows the setting %s %j as %j', (name, value, shown) => {
  expect(shownSetting(name, value)).toBe(shown)
})

it.each([
  ['wifi_ssid', true],
  ['automation_devices', true],
  ['wifi_password', true],
  ['interval', false],
])('counts the setting %s as private: %s', (name, isPrivate) => {
  expect(isPrivateSetting(name)).toBe(isPrivate)
})
