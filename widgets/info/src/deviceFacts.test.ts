import { dataPoint, node, profile, sensor, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { deviceFacts } from './deviceFacts.ts'

const HOUR_MS = 3_600_000
const now = { nowMs: TEST_NOW_MS, knownMs: TEST_NOW_MS }
const id = '1C00A3F7:0'
const located = (ageMs: number) =>
  dataPoint('1C00A3F7.0.0.0/191:1', {
    _type: 'location',
    lastTimeReportedTs: TEST_NOW_MS - ageMs,
  })

describe('the facts of a device', () => {
  it('collects what a device reports, its sensors, data points and profiles', () => {
    const given = node(id, {
      name: 'Quay',
      presentName: 'Quay',
      description: ' By the crane ',
      shared_to: ['org_b', 'org_c'],
      devices: [sensor()],
      // The second one is the server's.
      data_points: ['132:5', '190:4'].map((path) => dataPoint(`1C00A3F7.0.0.0/${path}`)),
      profiles: [profile()],
    })
    expect(deviceFacts(given, now)).toMatchObject({
      name: 'Quay',
      serial: '1C00A3F7',
      description: 'By the crane',
      status: 'online',
      isLate: false,
      sharedTo: 2,
      sensors: 1,
      dataPoints: 1,
      profiles: [{ name: 'Aethair Blue' }],
    })
  })

  it('leaves unreported facts open', () => {
    const facts = deviceFacts(node(id, { location: null, last_online: null }), now)
    expect(facts).toMatchObject({
      status: 'offline',
      isLate: true,
      lastReportMs: null,
      place: null,
      sensors: null,
      dataPoints: null,
      profiles: [],
    })
  })

  it('dates the last report by the newest data point', () => {
    const fresh = dataPoint('1C00A3F7.0.0.0/132:5', { lastTimeReportedTs: TEST_NOW_MS - 1 })
    const given = node(id, { last_online: TEST_NOW_MS - HOUR_MS, data_points: [fresh] })
    expect(deviceFacts(given, now)).toMatchObject({
      status: 'online',
      lastReportMs: TEST_NOW_MS - 1,
    })
  })

  it('calls a deactivated device not late', () => {
    const given = node(id, { status: 'deactivated', last_online: null })
    expect(deviceFacts(given, now)).toMatchObject({ status: 'deactivated', isLate: false })
  })

  it.each([
    ['placed by hand', [], null, false],
    ['reported a minute ago', [located(60_000)], TEST_NOW_MS - 60_000, false],
    ['reported three hours ago', [located(3 * HOUR_MS)], TEST_NOW_MS - 3 * HOUR_MS, true],
  ])('dates a location that was %s', (_, points, reportedAtMs, isOld) => {
    const { place } = deviceFacts(node(id, { data_points: points }), now)
    expect(place).toEqual({ latitude: 40.71, longitude: -74.01, reportedAtMs, isOld })
  })
})
