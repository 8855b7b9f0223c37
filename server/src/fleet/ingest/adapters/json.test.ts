import { describe, expect, it } from 'vitest'
import { storedLines } from '../testsupport/describeReadings.ts'
import { jsonAdapter } from './json.ts'

const decode = (payload: unknown) => jsonAdapter.decode(payload, {}, 0)
const lines = (payload: unknown) => storedLines(decode(payload))
const paths = (payload: unknown) => {
  const { issues, unreadable } = decode(payload)
  return [...issues, ...unreadable].map(({ path }) => path)
}

describe('the generic JSON format', () => {
  it('accepts one device', () => {
    const payload = {
      serial: '1C00A3F7',
      time: '2026-05-17T10:00:00Z',
      type: 'Thiamis-1000',
      name: 'Harbour gate',
      location: { latitude: 41.14, longitude: '-8.61' },
      timezone: 'Europe/Lisbon',
      interval: 60_000,
      readings: { pm25: 7.1, temp: { value: 68, unit: '°F' }, mystery: '3', note: 'windy' },
    }
    expect(lines(payload)).toEqual([
      '1C00A3F7.0.0.0/132:5 = 7.1 µg/m³ @2026-05-17T10:00:00.000Z',
      '1C00A3F7.0.0.0/128:1 = 20 °C @2026-05-17T10:00:00.000Z',
      '1C00A3F7.0.0.0/raw:mystery = 3 @2026-05-17T10:00:00.000Z',
    ])
    expect(decode(payload).devices).toEqual([
      {
        serial: '1C00A3F7',
        type: 'Thiamis-1000',
        name: 'Harbour gate',
        location: [41.14, -8.61],
        timezone: 'Europe/Lisbon',
        statedIntervalMs: 60_000,
        usualIntervalMs: null,
      },
    ])
    expect(decode(payload).skipped).toEqual([
      { path: '/readings/note', reason: 'not a number: "windy"' },
    ])
  })

  it('keeps readings when a fact of the device cannot be read', () => {
    const facts = { firmware: 4, hardware: { board: 'C' }, mac_address: '' }
    const decoded = decode({ serial: 'aa', ...facts, readings: { co2: 1 } })
    expect(decoded.facts).toEqual([{ serial: 'aa', firmware: '4' }])
    expect(decoded.skipped.map(({ path }) => path)).toEqual(['/hardware', '/mac_address'])
    expect([decoded.issues, decoded.readings.length]).toEqual([[], 1])
  })

  it.each([
    ['a list', [{ serial: 'aa', readings: { co2: 1 } }]],
    ['devices', { devices: [{ serial: 'aa', readings: { co2: 1 } }] }],
    ['rows', { serial: 'aa', rows: [{ readings: { co2: 1 } }] }],
  ])('accepts %s of the generic format', (_case, payload) => {
    expect(lines(payload)).toEqual(['aa.0.0.0/131:10 = 1 ppm !4'])
  })

  it('accepts rows with several times and units for all of them', () => {
    expect(
      lines({
        serial: 'aa',
        units: { p: 'mbar', pressure: 'Pa' },
        rows: [
          { time: 1_779_012_000, readings: { pressure: 101_300 } },
          { time: '2026-05-17T09:55:00Z', readings: { pressure: 101_400, p: 3 } },
        ],
      }),
    ).toEqual([
      'aa.0.0.0/128:3 = 1013 hPa @2026-05-17T10:00:00.000Z',
      'aa.0.0.0/128:3 = 1014 hPa @2026-05-17T09:55:00.000Z',
      'aa.0.0.0/raw:p = 3 hPa @2026-05-17T09:55:00.000Z',
    ])
  })

  it('keeps a value unmapped whose unit has no conversion', () => {
    expect(lines({ serial: 'aa', readings: { voc_etoh: { value: 40, unit: 'µg/m³' } } })).toEqual([
      'aa.0.0.0/raw:voc_etoh = 40 µg/m³ !4',
    ])
  })

  it('flags a reading whose sender reports a fault', () => {
    expect(lines({ serial: 'aa', readings: { co2: { value: 9, fault: true } } })).toEqual([
      'aa.0.0.0/131:10 = 9 ppm !5',
    ])
  })

  it('flags a reading whose sender rejected it in quality control', () => {
    const readings = {
      co2: { value: 9, invalid: true },
      pm25: { value: 1, invalid: true, fault: true },
    }
    expect(lines({ serial: 'aa', readings })).toEqual([
      'aa.0.0.0/131:10 = 9 ppm !20',
      'aa.0.0.0/132:5 = 1 µg/m³ !21',
    ])
  })

  it('keeps two keys of one parameter apart', () => {
    expect(lines({ serial: 'aa', readings: { temperature: 20, temp: 21 } })).toEqual([
      'aa.0.0.0/128:1 = 20 °C !4',
      'aa.0.0.0/raw:temp = 21 !4',
    ])
  })

  it('a time far ahead becomes the time of arrival', () => {
    expect(lines({ serial: 'aa', time: '2027-01-01T00:00:00Z', readings: { co2: 1 } })).toEqual([
      'aa.0.0.0/131:10 = 1 ppm !2',
    ])
  })

  it('skips only the row with an invalid time', () => {
    const payload = {
      serial: 'aa',
      time: 'soon',
      readings: { co2: 1 },
      rows: [
        { readings: { co2: 2 } },
        { time: '2026-02-30T00:00:00Z', readings: { co2: 3 } },
        { time: '2026-05-17T10:00:00Z', readings: { co2: 4 } },
      ],
    }
    expect(lines([payload, { serial: 'bb', readings: { co2: 5 } }])).toEqual([
      'aa.0.0.0/131:10 = 4 ppm @2026-05-17T10:00:00.000Z',
      'bb.0.0.0/131:10 = 5 ppm !4',
    ])
    expect(decode(payload)).toMatchObject({
      issues: [],
      skipped: [
        {
          path: '/time',
          reason: expect.stringMatching(/^expected a time from 1970.*, got "soon"$/),
        },
        {
          path: '/rows/1/time',
          reason: expect.stringMatching(/^expected a date and a time of day that exist/),
        },
      ],
    })
  })

  it('names the place, what was expected and what came', () => {
    expect(decode({ serial: 'aa', readings: { pm25: 'high' } }).unreadable).toEqual([
      { path: '/readings/pm25', expected: 'a number', got: '"high"' },
    ])
  })

  it.each<[unknown, string[]]>([
    [null, ['/']],
    [7, ['/']],
    [{ devices: {} }, ['/devices']],
    [[{ readings: {} }], ['/0/serial']],
    [{ serial: 'a.b', readings: {} }, ['/serial']],
    [{ serial: 'aa' }, ['/readings']],
    [{ serial: 'aa', readings: [] }, ['/readings']],
    [{ serial: 'aa', rows: {} }, ['/rows']],
    [{ serial: 'aa', rows: [5, { time: 'x', readings: {} }] }, ['/rows/0', '/rows/1/time']],
    [{ serial: 'aa', time: '2026-05-17T10:00:00', readings: {} }, ['/time']],
    [{ serial: 'aa', history: 'yes', readings: {} }, ['/history']],
    [{ serial: 'aa', location: [100, 0], readings: {} }, ['/location']],
    [{ serial: 'aa', timezone: 'Mars', interval: 0, readings: {} }, ['/timezone', '/interval']],
    [{ serial: 'aa', type: 5, units: 7, readings: {} }, ['/type', '/units']],
    [{ serial: 'aa', readings: { co2: { value: 5, unit: 5 } } }, ['/readings/co2/unit']],
  ])('refuses the payload %j', (payload, expected) => {
    expect(paths(payload)).toEqual(expected)
  })
})
