import {
  airQualityOf,
  dataPoint,
  frame,
  NO2_APART,
  node,
  profile,
  TEST_NOW_MS,
} from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { nodeBlocks } from './nodeBlocks.ts'

const MINUTE_MS = 60_000
const now = TEST_NOW_MS
const [square, bridge] = ['1C00A3F7:0', '1C00B112:0'] as const

/** A newest reading: value and age. Built devices report every five minutes. */
const reading = (id: string, value: number, ageMin = 1, flags?: number) => ({
  ...frame(id, { scene: 'one-point' }),
  times: Float64Array.of(now - ageMin * MINUTE_MS),
  values: Float64Array.of(value),
  ...(flags === undefined ? {} : { flags: Uint8Array.of(flags) }),
})
const pm25 = '1C00A3F7.0.0.0/132:5'
const co2 = '1C00A3F7.0.0.0/131:10'
const there = '1C00B112.0.0.0/132:5'
const graded = (id: string) => node(id, { data_points: [], profiles: [profile()] })

type Given = Parameters<typeof nodeBlocks>[1]

const first = (
  frames: Given['frames'],
  nodes: Given['nodes'] = [graded(square)],
  airQuality: Given['airQuality'] = {},
) =>
  nodeBlocks(
    { node_id: [square], selected_data_point_ids: [pm25] },
    { nodes, frames, airQuality },
    { nowMs: now, knownMs: now },
  )[0]

describe('the data of a device widget', () => {
  it('lists devices and parameters in the order of the settings', () => {
    const blocks = nodeBlocks(
      { node_id: [bridge, square], selected_data_point_ids: [co2, there, pm25] },
      {
        nodes: [graded(square), graded(bridge)],
        frames: [reading(pm25, 6), reading(co2, 500), reading(there, 7)],
        airQuality: {},
      },
      { nowMs: now, knownMs: now },
    )
    const ids = blocks.map(({ nodeId, readings }) => [
      nodeId,
      ...readings.map(({ dataPointId }) => dataPointId),
    ])
    expect(ids).toEqual([
      [bridge, there],
      [square, co2, pm25],
    ])
  })

  it('leaves out a device that is gone', () => {
    const config = { node_id: ['gone:0', square], selected_data_point_ids: [pm25] }
    const at = { nowMs: now, knownMs: now }
    const blocks = nodeBlocks(config, { nodes: [graded(square)], frames: [], airQuality: {} }, at)
    expect(blocks.map(({ nodeId }) => nodeId)).toEqual([square])
  })

  it('grades hourly averages instead of single readings where the profile has averaging periods', () => {
    const outside = node(square, {
      data_points: [dataPoint(pm25)],
      profiles: [profile('us-aqi-2024')],
    })
    const air = airQualityOf(square, { paths: ['132:5'], factors: { '132:5': 5 } })
    const block = first([reading(pm25, 6)], [outside], { [square]: air })
    expect(block?.air).toMatchObject({
      label: 'PM2.5',
      averaging: 'nowcast',
      index: air.overall?.index,
      grade: { id: air.overall?.grade_id },
    })
    expect(block?.readings[0]).toMatchObject({ grade: null, air: { dataPointId: pm25 } })
  })

  it.each([
    ['is graded', 24, { grade: { name: 'Moderate' }, averaging: 'hour' }],
    ['is withheld without a grade', 0, null],
  ])('returns a reading beside a mean that %s', (_, hours, air) => {
    const { path, profileId, mean, newest } = NO2_APART
    const no2 = `1C00A3F7.0.0.0/${path}`
    const outside = node(square, {
      data_points: [dataPoint(no2)],
      profiles: [profile(profileId)],
    })
    const gradedAir = airQualityOf(square, {
      profileId,
      paths: [path],
      means: { [path]: mean },
      hours,
    })
    const [block] = nodeBlocks(
      { node_id: [square], selected_data_point_ids: [no2] },
      {
        nodes: [outside],
        frames: [reading(no2, newest)],
        airQuality: { [square]: gradedAir },
      },
      { nowMs: now, knownMs: now },
    )
    const [shown] = block?.readings ?? []
    expect(shown).toMatchObject({ value: newest, grade: null })
    if (air === null) expect(shown?.air).toBeNull()
    else expect(shown?.air).toMatchObject(air)
    expect(shown?.air?.mean.value ?? mean).toBeCloseTo(mean, 9)
  })

  it.each([
    ['good', 6, 'Good'],
    ['moderate', 20, 'Moderate'],
  ])('grades a %s value by the profile of its device', (_, value, grade) => {
    expect(first([reading(pm25, value)])?.readings[0]?.grade?.name).toBe(grade)
  })

  it('grades nothing without a profile', () => {
    const block = first([reading(pm25, 6)], [node(square)])
    expect(block?.profileName).toBeNull()
    expect(block?.readings[0]?.grade).toBeNull()
  })

  it.each([
    ['within the reporting gap', 8, false],
    ['beyond the reporting gap', 9, true],
  ])('decides whether a value is old %s', (_, ageMin, isOld) => {
    expect(first([reading(pm25, 6, ageMin)])?.readings[0]?.isOld).toBe(isOld)
  })

  it('hides the reading of a faulty sensor, and gives it no grade', () => {
    expect(first([reading(pm25, 999.9, 1, 1)])?.readings[0]).toMatchObject({
      isFaulty: true,
      value: null,
      grade: null,
    })
  })

  it('shows a value whose time the server corrected', () => {
    expect(first([reading(pm25, 6, 1, 4)])?.readings[0]).toMatchObject({
      isFaulty: false,
      value: 6,
    })
  })

  it('returns no value for a parameter without readings', () => {
    const empty = frame(pm25, { scene: 'empty' })
    expect(first([empty])?.readings[0]).toMatchObject({ value: null, atMs: null, isOld: false })
  })
})

describe('the hours before a reading', () => {
  it('returns minimum, maximum and evenly spaced means of the hours', () => {
    const hours = {
      ...frame(pm25),
      times: Float64Array.from({ length: 36 }, (_, index) => now - (35 - index) * 5 * MINUTE_MS),
      values: Float64Array.from({ length: 36 }, (_, index) => index),
    }
    const course = first([reading(pm25, 35), hours])?.readings[0]?.course
    expect(course).toMatchObject({ minimum: 0, maximum: 35, path: '132:5' })
    expect(course?.values.length).toBeGreaterThan(10)
  })

  it('returns no course for a direction or without values', () => {
    const direction = '1C00A3F7.0.0.0/150:2'
    const config = { node_id: [square], selected_data_point_ids: [direction, pm25] }
    const frames = [
      reading(direction, 10),
      reading(pm25, 6),
      frame(direction),
      frame(pm25, { scene: 'empty' }),
    ]
    const [block] = nodeBlocks(
      config,
      { nodes: [graded(square)], frames, airQuality: {} },
      { nowMs: now, knownMs: now },
    )
    expect(block?.readings.map(({ course }) => course)).toEqual([null, null])
  })
})

describe('the status of a device', () => {
  const silent = { last_online: now - 60 * MINUTE_MS, data_points: [] }

  it('ignores the online status that the server keeps', () => {
    const kept = '1C00A3F7.0.0.0/190:4'
    const config = { node_id: [square], selected_data_point_ids: [kept] }
    const data = { nodes: [node(square, silent)], frames: [reading(kept, 0, 1)], airQuality: {} }
    const [block] = nodeBlocks(config, data, { nowMs: now, knownMs: now })
    expect(block).toMatchObject({ status: 'offline', readings: [{ value: 0, isOld: false }] })
  })

  it.each([
    ['online while it reports', node(square), 'online'],
    ['offline when it has been silent for too long', node(square, silent), 'offline'],
    ['as stored when it is not activated', node(square, { status: 'deactivated' }), 'deactivated'],
    [
      'online while its own data point says so',
      node(square, {
        ...silent,
        data_points: [dataPoint('1C00A3F7.0.0.0/190:3', { lastValue: 1 })],
      }),
      'online',
    ],
  ])('the status is %s', (_, given, status) => {
    expect(first([], [given])?.status).toBe(status)
  })

  it('keeps the last known status while the connection is lost', () => {
    const config = { node_id: [square], selected_data_point_ids: [pm25] }
    const frames = [reading(pm25, 6, 20)]
    const data = { nodes: [node(square, silent)], frames, airQuality: {} }
    const knownMs = now - 19 * MINUTE_MS
    const [block] = nodeBlocks(config, data, { nowMs: now, knownMs })
    expect(block).toMatchObject({ status: 'online', readings: [{ isOld: true }] })
  })

  it('derives the status of the past from readings of that time', () => {
    const config = { node_id: [square], selected_data_point_ids: [pm25] }
    const nowMs = now - 10 * 60 * MINUTE_MS
    const at = { nowMs, knownMs: nowMs, isPast: true }
    const lookAt = (ageMin: number) => {
      const frames = [reading(pm25, 6, ageMin)]
      return nodeBlocks(config, { nodes: [node(square)], frames, airQuality: {} }, at)[0]
    }
    expect(lookAt(10 * 60 + 1)?.status).toBe('online')
    expect(lookAt(12 * 60)?.status).toBe('offline')
  })

  it('turns online as soon as a live reading arrives', () => {
    expect(first([reading(pm25, 6, 0)], [node(square, silent)])?.status).toBe('online')
  })
})
