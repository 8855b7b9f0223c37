import { describe, expect, it } from 'vitest'
import { canHoldKey, COMMAND_LIFETIMES_MS, DEVICE_TYPES, deviceModel } from './deviceModel.ts'

describe('what can be asked of a device', () => {
  it.each([
    ['Thiamis-1000', 'airshed', 'thiamis', 5, true, 5],
    ['Aethair IAQ 2', 'airshed', 'thiamis', 5, true, 0],
    ['AirGradient I-9PSL', 'airgradient', 'airgradient', 2, false, 0],
    ['Purifier', 'airshed', 'healthway', 2, false, 0],
    ['Healthway 950', 'airshed', 'healthway', 2, false, 0],
    ['airRohr', 'none', null, 0, false, 0],
    ['LoRaWAN', 'none', null, 0, false, 0],
    ['Generic', 'airshed', 'reporting', 2, false, 0],
    ['', 'airshed', 'reporting', 2, false, 0],
  ])('of type "%s"', (type, channel, settings, commands, hasScripts, ports) => {
    const model = deviceModel(type)
    expect(model).toMatchObject({ channel, settings, hasScripts })
    expect(model.commands).toHaveLength(commands)
    expect(model.ports).toHaveLength(ports)
  })
})

it.each([
  ['Aethair Pro', 'airthinx'],
  ['Driq', 'airthinx'],
  ['Purifier', 'healthway'],
  ['Healthway 950', 'healthway'],
  ['Thiamis-1000', 'other'],
  ['AirGradient Indoor', 'other'],
  ['LoRaWAN', 'other'],
  ['', 'other'],
])('arranges the configuration of "%s" as %s', (type, layout) => {
  expect(deviceModel(type).layout).toBe(layout)
})

it('maps the payloads of LoRaWAN devices alone: others name their parameters themselves', () => {
  const types = ['LoRaWAN', 'ESPHome', 'Tasmota', 'Thiamis-1000', 'AirGradient Indoor', '']
  expect(types.filter((type) => deviceModel(type).mapsPayload)).toEqual(['LoRaWAN'])
})

it('gives keys to devices that speak for themselves, not to those behind a gateway', () => {
  const types = ['Thiamis-1000', 'AirGradient I-9PSL', 'Generic', 'LoRaWAN', 'airRohr']
  expect(types.map(canHoldKey)).toEqual([true, true, true, false, false])
})

it('forgets a blink before a reboot', () => {
  expect(COMMAND_LIFETIMES_MS.blink).toBeLessThan(COMMAND_LIFETIMES_MS.reboot)
})

it('offers the types of the specification, then those of senders by name', () => {
  expect(DEVICE_TYPES).toEqual([
    'Aethair IAQ',
    'Aethair IAQ 2',
    'Aethair Pro',
    'Driq',
    'Purifier',
    'Thiamis-1000',
    'Thiamis-X',
    'AirGradient',
    'airRohr',
    'Ecowitt',
    'ESPHome',
    'Generic',
    'Home Assistant',
    'LoRaWAN',
    'PurpleAir',
    'Tasmota',
  ])
})

it.each([
  ['LoRaWAN', 'lorawan'],
  ['AirGradient I-9PSL', 'wifi'],
  ['airRohr', 'wifi'],
  ['PurpleAir', 'wifi'],
  ['Tasmota', 'wifi'],
  ['ESPHome', 'wifi'],
  ['Home Assistant', 'other'],
  ['Ecowitt', 'other'],
  ['Thiamis-1000', 'other'],
  ['', 'other'],
])('knows the radio of "%s": %s', (type, radio) => {
  expect(deviceModel(type).radio).toBe(radio)
})
