import { expect, it } from 'vitest'
import { wifiChanges } from './wifiChanges.ts'

it.each([
  ['nothing where nothing changed', { wifi_ssid: 'Quay' }, { wifi_ssid: 'Quay' }, null],
  [
    'the password alone for the same network',
    { wifi_ssid: 'Quay' },
    { wifi_ssid: 'Quay', wifi_password: 'correct horse' },
    { settings: { wifi_password: 'correct horse' } },
  ],
  [
    'both for another network',
    { wifi_ssid: 'Quay' },
    { wifi_ssid: 'Harbour', wifi_password: 'correct horse' },
    { settings: { wifi_ssid: 'Harbour', wifi_password: 'correct horse' } },
  ],
  [
    'no password of the network before for an open one',
    { wifi_ssid: 'Quay' },
    { wifi_ssid: 'Free' },
    { settings: { wifi_ssid: 'Free', wifi_password: '' } },
  ],
  [
    'both where none was known',
    {},
    { wifi_ssid: 'Free' },
    { settings: { wifi_ssid: 'Free', wifi_password: '' } },
  ],
])('a device is asked for %s', (_, stored, form, body) => {
  expect(wifiChanges(stored, form)).toEqual(body)
})
