import type { DataPoint, DeviceProfile } from '@airshed/kit'
import { dataPoint } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { chosenParameters, toggledParameter } from './chosenParameters.ts'

const point = (path: string, part: Partial<DataPoint> = {}): DataPoint => ({
  ...dataPoint(`1C00A3F7.1.0.4/${path}`),
  _id: path,
  path,
  isMapped: true,
  ...part,
})
const POINTS = [
  point('190:1', { _type: 'status' }),
  point('raw:xyz', { isMapped: false }),
  point('100:1'),
  point('132:5'),
  point('131:10'),
  point('101:1'),
]
const PROFILE = { ranges: { '132:5': {}, '131:10': {} } } as unknown as DeviceProfile

describe('the parameters that the monitor opens with', () => {
  it('opens with what the profile grades, then other parameters', () => {
    expect(chosenParameters(undefined, POINTS, PROFILE)).toEqual(['132:5', '131:10', '100:1'])
  })

  it('opens with the first parameters of a device without a profile', () => {
    expect(chosenParameters(undefined, POINTS, undefined)).toEqual(['100:1', '132:5', '131:10'])
  })

  it('opens with unnamed parameters when there are no others', () => {
    expect(chosenParameters(undefined, POINTS.slice(0, 2), PROFILE)).toEqual(['raw:xyz'])
  })

  it('opens with the parameters of the address that the device has, each once', () => {
    expect(chosenParameters(['101:1', 'gone', '101:1'], POINTS, PROFILE)).toEqual(['101:1'])
  })

  it('opens with the online status only when the address names it', () => {
    const online = point('190:4', { _type: 'status' })
    expect(chosenParameters(['190:4'], [...POINTS, online], PROFILE)).toEqual(['190:4'])
    expect(chosenParameters(undefined, [online, ...POINTS], PROFILE)).not.toContain('190:4')
    expect(chosenParameters(undefined, [online], PROFILE)).toEqual([])
  })

  it('opens with the defaults when the address names only lost parameters', () => {
    expect(chosenParameters(['gone'], POINTS, PROFILE)).toHaveLength(3)
  })

  it('opens without parameters after all were unticked', () => {
    const none = toggledParameter(['132:5'], '132:5', 'chart')
    expect(chosenParameters(none, POINTS, PROFILE)).toEqual([])
  })
})

describe('ticking a parameter', () => {
  it('replaces the first of three parameters in a chart', () => {
    expect(toggledParameter(['a', 'b', 'c'], 'd', 'chart')).toEqual(['b', 'c', 'd'])
  })

  it('adds a column to a table, up to eight', () => {
    expect(toggledParameter(['a', 'b', 'c'], 'd', 'table')).toEqual(['a', 'b', 'c', 'd'])
    const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    expect(toggledParameter(eight, 'i', 'table')).toEqual([...eight.slice(1), 'i'])
  })

  it('removes a parameter that is unticked', () => {
    expect(toggledParameter(['a', 'b'], 'a', 'chart')).toEqual(['b'])
  })
})
