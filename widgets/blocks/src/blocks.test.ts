import {
  airQualityOf,
  frame,
  nodeWithDataPoints,
  PM25_APART,
  profile,
  TEST_NOW_MS,
} from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

const HOUR_MS = 3_600_000
const read = (id: string, value: number, ageMs = 0) => ({
  ...frame(id, { scene: 'one-point' }),
  times: Float64Array.of(TEST_NOW_MS - ageMs),
  values: Float64Array.of(value),
})
const [pm25, co2, beside] = [
  '1C00A3F7.0.0.0/132:5',
  '1C00A3F7.0.0.0/131:10',
  '1C00B112.0.0.0/132:5',
] as const
const nodes = ['1C00A3F7:0', '1C00B112:0'].map((id) => ({
  ...nodeWithDataPoints(id, [pm25]),
  profiles: [profile()],
}))

describe('the data of blocks', () => {
  it('grades each value, in the order of the series', () => {
    const blocks = blocksOf(
      { frames: [read(co2, 1500), read(pm25, 6)], nodes, airQuality: {} },
      TEST_NOW_MS,
    )
    expect(blocks).toMatchObject([
      { label: 'CO₂', value: 1500, grade: { name: 'Poor' }, profileName: 'Aethair Blue' },
      { label: 'PM2.5', value: 6, grade: { name: 'Good' }, deviceName: null },
    ])
  })

  it('names the devices when there are several', () => {
    const blocks = blocksOf(
      { frames: [read(pm25, 6), read(beside, 7)], nodes, airQuality: {} },
      TEST_NOW_MS,
    )
    expect(blocks.map(({ deviceName }) => deviceName)).toEqual([
      'Station 1C00A3F7',
      'Station 1C00B112',
    ])
  })

  it.each([
    ['old', read(pm25, 6, HOUR_MS), { value: 6, isOld: true }],
    [
      'hidden by a fault',
      { ...read(pm25, 6), flags: Uint8Array.of(1) },
      { value: null, isFaulty: true },
    ],
    ['a gap', read(pm25, Number.NaN), { value: null, isFaulty: false, grade: null }],
    ['missing', frame(pm25, { scene: 'empty' }), { value: null, atMs: null }],
  ])('marks a value that is %s', (_, given, expected) => {
    expect(blocksOf({ frames: [given], nodes, airQuality: {} }, TEST_NOW_MS)[0]).toMatchObject(
      expected,
    )
  })

  it('grades hourly data where the profile has averaging periods', () => {
    const outside = nodes.map((each) => ({ ...each, profiles: [profile('us-aqi-2024')] }))
    const airQuality = { '1C00A3F7:0': airQualityOf('1C00A3F7:0', { paths: ['132:5'] }) }
    const frames = [read(pm25, 6), read(beside, 7)]
    const blocks = blocksOf({ frames, nodes: outside, airQuality }, TEST_NOW_MS)
    expect(blocks).toMatchObject([
      { grade: null, air: { averaging: 'nowcast', dataPointId: pm25 } },
      { grade: null, air: null },
    ])
  })

  it('returns the graded mean beside the newest reading', () => {
    const { profileId, path, mean, newest } = PM25_APART
    const outside = nodes.map((each) => ({ ...each, profiles: [profile(profileId)] }))
    const changes = { profileId, paths: [path], means: { [path]: mean } }
    const airQuality = { '1C00A3F7:0': airQualityOf('1C00A3F7:0', changes) }
    const [block] = blocksOf(
      { frames: [read(pm25, newest)], nodes: outside, airQuality },
      TEST_NOW_MS,
    )
    expect(block).toMatchObject({
      value: newest,
      grade: null,
      air: {
        grade: { name: 'Above' },
        averaging: 'rolling24h',
        mean: { unit: 'µg/m³', precision: 1 },
      },
    })
    expect(block?.air?.mean.value).toBeCloseTo(mean, 9)
  })

  it('returns neither grade nor mean when too few hours were measured', () => {
    const { profileId, path } = PM25_APART
    const outside = nodes.map((each) => ({ ...each, profiles: [profile(profileId)] }))
    const changes = { profileId, paths: [path], hours: 17 }
    const airQuality = { '1C00A3F7:0': airQualityOf('1C00A3F7:0', changes) }
    const blocks = blocksOf({ frames: [read(pm25, 17)], nodes: outside, airQuality }, TEST_NOW_MS)
    expect(blocks).toMatchObject([{ value: 17, grade: null, air: null }])
  })

  it('keeps a block whose device is gone', () => {
    const [block] = blocksOf({ frames: [read(pm25, 6)], nodes: [], airQuality: {} }, TEST_NOW_MS)
    expect(block).toMatchObject({ value: 6, grade: null, profileName: null })
  })
})
