import { nodeSetting } from '@airshed/testing'
import { expect, it } from 'vitest'
import { copiedSettings } from './copiedSettings.ts'

const copied = (...settings: ReturnType<typeof nodeSetting>[]) => copiedSettings({ settings })

it('copies what a device was asked for, confirmed or not', () => {
  expect(
    copied(
      nodeSetting('interval', { desired: 300_000, reported: 60_000, state: 'waiting' }),
      nodeSetting('ledBarMode', { desired: 'co2', reported: undefined, state: 'fetched' }),
    ),
  ).toEqual([
    { name: 'interval', value: 300_000, isChosen: true },
    { name: 'ledBarMode', value: 'co2', isChosen: true },
  ])
})

it('copies the reported value where nobody asked, or where the device refused', () => {
  expect(
    copied(
      nodeSetting('pm_config', { desired: undefined, reported: 'm3', state: 'reported' }),
      nodeSetting('enable_gps', { desired: 1, reported: 0, state: 'refused' }),
    ),
  ).toEqual([
    { name: 'pm_config', value: 'm3', isChosen: false },
    { name: 'enable_gps', value: 0, isChosen: false },
  ])
})

it('leaves out private and unknown settings', () => {
  expect(
    copied(
      nodeSetting('wifi_ssid', { desired: 'Quay', reported: 'Quay' }),
      nodeSetting('wifi_password', { desired: undefined, reported: undefined }),
      nodeSetting('automation_devices', { desired: ['1C00A3F8:0'] }),
      nodeSetting('enable_led', { desired: undefined, reported: undefined }),
    ),
  ).toEqual([])
})
