import { describe, expect, it } from 'vitest'
import { addressOfName } from '../rules/sensorAddress.ts'
import { storedLines } from '../testsupport/describeReadings.ts'
import { HOME_ASSISTANT } from '../testsupport/senders.fixture.ts'
import { SERIAL_OF_REQUEST } from '../reading.ts'
import { homeAssistantAdapter } from './homeAssistant.ts'

const decode = (payload: unknown) => homeAssistantAdapter.decode(payload, {}, 0)
const at = (entity: string) => `homeassistant:living-room.0.0.${addressOfName(entity)}`
const state = (changes: object) => ({ ...HOME_ASSISTANT.states[0], ...changes })

describe('states of Home Assistant', () => {
  it('decodes states in the unit of their parameter by the time of their newest report', () => {
    expect(storedLines(decode(HOME_ASSISTANT))).toEqual([
      `${at('sensor.living_room_pm25')}/132:5 = 7.1 µg/m³ @2026-05-17T09:59:58.123Z`,
      `${at('sensor.living_room_temperature')}/128:1 = 20 °C @2026-05-17T09:59:00.000Z`,
      `${at('sensor.living_room_no2')}/170:1 = 20.0207977736 ppb @2026-05-17T09:59:00.000Z`,
    ])
  })

  it.each(['unknown', 'unavailable', 'Unavailable', '', 'none', null])(
    'skips the state %j as a gap and never stores a zero',
    (value) => {
      const decoded = decode({ serial: 'living-room', states: [state({ state: value })] })
      expect(decoded.readings).toEqual([])
      expect(decoded.issues).toEqual([])
      expect(decoded.skipped).toMatchObject([{ path: '/states/0/state' }])
    },
  )

  it('skips an invalid state with its place and keeps the others', () => {
    const decoded = decode({
      serial: 'living-room',
      states: [state({ state: 'high' }), { state: '5' }, 7, ...HOME_ASSISTANT.states],
    })
    expect(decoded.readings).toHaveLength(3)
    expect(decoded.skipped.map(({ path }) => path)).toEqual([
      '/states/0/state',
      '/states/1/entity_id',
      '/states/2/entity_id',
    ])
  })

  it.each([
    ['without a unit', { device_class: 'pm25' }, ''],
    ['in a unit that nobody converts', { device_class: 'pm25', unit_of_measurement: 'gr' }, ' gr'],
    [
      'of a class that may be anything',
      { device_class: 'pressure', unit_of_measurement: 'bar' },
      ' bar',
    ],
    ['without a class', { unit_of_measurement: 'µg/m³' }, ' µg/m³'],
  ])('leaves states %s unmapped', (_case, attributes, unit) => {
    const lines = storedLines(decode({ serial: 'living-room', states: [state({ attributes })] }))
    const key = 'sensor.living_room_pm25'
    expect(lines).toEqual([`${at(key)}/raw:${key} = 7.1${unit} @2026-05-17T09:59:58.123Z`])
  })

  it('keeps two thermometers apart, even in separate posts', () => {
    const [, temperature] = HOME_ASSISTANT.states
    const points = ['sensor.inside', 'sensor.outside'].map((entity_id) =>
      storedLines(decode({ serial: 'living-room', states: [{ ...temperature, entity_id }] })),
    )
    expect(points.map(([line]) => line?.split(' ')[0])).toEqual([
      `${at('sensor.inside')}/128:1`,
      `${at('sensor.outside')}/128:1`,
    ])
  })

  it('accepts a single state with the serial in the query', () => {
    const headers = { [SERIAL_OF_REQUEST]: 'living-room' }
    const decoded = homeAssistantAdapter.decode(HOME_ASSISTANT.states[0], headers, 0)
    expect(storedLines(decoded)).toHaveLength(1)
  })

  it.each([
    ['nothing', null, '/'],
    ['no serial', { states: [] }, '/serial'],
    ['no states', { serial: 'living-room' }, '/states'],
  ])('refuses states of Home Assistant: %s', (_case, payload, path) => {
    expect(decode(payload).issues.map((issue) => issue.path)).toEqual([path])
  })
})
