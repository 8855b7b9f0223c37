import { describe, expect, it } from 'vitest'
import { factOf, payloadFact } from './payloadFacts.ts'

describe('an entry of a payload', () => {
  it.each<[string, unknown, object]>([
    ['firmware', '3.1.21', { firmware: '3.1.21' }],
    ['firmwareVersion', '3.1', { firmware: '3.1' }],
    ['sensor.roof_firmware_version', 'V2\u202e.1', { firmware: 'V2.1' }],
    ['device.fw_version', 105, { firmware: '105' }],
    ['esphome_version', '2026.4.1', { firmware: '2026.4.1' }],
    ['software_version', 'NRZ-2020-133', { firmware: 'NRZ-2020-133' }],
    ['hw_version', 'rev B', { hardware: 'rev B' }],
    ['mac', '84:F3:EB:28:D:EC', { mac: '84:f3:eb:28:0d:ec' }],
    ['wifi_mac_address', '84f3eb280dec', { mac: '84:f3:eb:28:0d:ec' }],
    ['modem.imei', '490154203237518', { imei: '490154203237518' }],
    ['imei', 490_154_203_237_518, { imei: '490154203237518' }],
    ['ICCID', '8935101811111111111', { iccid: '8935101811111111111' }],
    ['sim_imsi', '268011234567890', { imsi: '268011234567890' }],
    ['SSId', 'City Works', { wifi: 'City Works' }],
  ])('reads a fact from %s', (key, value, expected) => {
    expect(payloadFact(key, value)).toEqual(expected)
  })

  it.each<[string, unknown]>([
    ['pm25', 12],
    ['awful', '3'],
    ['machine', 'm'],
    ['mac', 'none'],
    ['mac', 12],
    ['ssid', 7],
    ['imei', '12'],
    ['iccid', 8.9e18],
    ['firmware', true],
    ['firmware', null],
    ['firmware', '  '],
    ['BSSId', '84:f3:eb:28:0d:ec'],
    ['version', '1.2.3'],
  ])('reads no fact from %s: %j', (key, value) => {
    expect(payloadFact(key, value)).toBeNull()
  })
})

it('cuts a long fact, so that no sender can fill the store', () => {
  expect(factOf('firmware', 'x'.repeat(1e5))?.firmware).toHaveLength(200)
  expect(factOf('wifi', 'x'.repeat(1e5))?.wifi).toHaveLength(32)
})
