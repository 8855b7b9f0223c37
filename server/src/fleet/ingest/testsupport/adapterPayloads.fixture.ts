import { CHIRPSTACK } from './gateways.fixture.ts'
import { AIRGRADIENT_TWO_CHANNELS, AIRROHR, THINGS_STACK } from './payloads.fixture.ts'
import { ESPHOME, HOME_ASSISTANT, PURPLEAIR, TASMOTA } from './senders.fixture.ts'

/** A payload of each adapter that takes JSON, by its name. */
export const ADAPTER_PAYLOADS: Readonly<Record<string, unknown>> = {
  json: {
    devices: [
      {
        serial: 'fuzz1',
        time: '2026-03-02T11:00:00Z',
        type: 'Driq',
        name: 'x',
        location: { latitude: 1, longitude: 2 },
        timezone: 'UTC',
        interval: 1000,
        units: { t: 'C' },
        readings: { pm25: { value: 7, unit: 'µg/m³' }, t: '3' },
        rows: [{ time: 1_700_000_000, readings: { wd: 350 } }],
      },
    ],
  },
  airrohr: AIRROHR,
  airgradient: AIRGRADIENT_TWO_CHANNELS,
  'the-things-stack': THINGS_STACK,
  chirpstack: CHIRPSTACK,
  purpleair: PURPLEAIR,
  'home-assistant': HOME_ASSISTANT,
  tasmota: TASMOTA,
  esphome: ESPHOME,
}
