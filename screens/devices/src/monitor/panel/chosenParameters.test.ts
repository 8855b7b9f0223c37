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

describe('the monitor opens with', () => {
  it('what its profile judges, filled up with what else is measured', () => {
    expect(chosenParameters(undefined, POINTS, PROFILE)).toEqual(['132:5', '131:10', '100:1'])
  })

  it('the first ones of a device without a profile', () => {
    expect(chosenParameters(undefined, POINTS, undefined)).toEqual(['100:1', '132:5', '131:10'])
  })

  it('what nobody has a name for yet where there is nothing else', () => {
    expect(chosenParameters(undefined, POINTS.slice(0, 2), PROFILE)).toEqual(['raw:xyz'])
  })

  it('those of the address that the device has, each once', () => {
    expect(chosenParameters(['101:1', 'gone', '101:1'], POINTS, PROFILE)).toEqual(['101:1'])
  })

  it('the online status only where the address names it', () => {
    const online = point('190:4', { _type: 'status' })
    expect(chosenParameters(['190:4'], [...POINTS, online], PROFILE)).toEqual(['190:4'])
    expect(chosenParameters(undefined, [online, ...POINTS], PROFILE)).not.toContain('190:4')
    expect(chosenParameters(undefined, [online], PROFILE)).toEqual([])
  })

  it('the usual ones where the address names only what is gone', () => {
    expect(chosenParameters(['gone'], POINTS, PROFILE)).toHaveLength(3)
  })

  it('none where all were unticked', () => {
    const none = toggledParameter(['132:5'], '132:5', 'chart')
    expect(chosenParameters(none, POINTS, PROFILE)).toEqual([])
  })
})

describe('a parameter that is ticked', () => {
  it('takes the place of the first one where a chart has no room for a fourth', () => {
    expect(toggledParameter(['a', 'b', 'c'], 'd', 'chart')).toEqual(['b', 'c', 'd'])
  })

  it('is a further column of a table, up to eight', () => {
    expect(toggledParameter(['a', 'b', 'c'], 'd', 'table')).toEqual(['a', 'b', 'c', 'd'])
    const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    expect(toggledParameter(eight, 'i', 'table')).toEqual([...eight.slice(1), 'i'])
  })

  it('is gone once it is unticked', () => {
    expect(toggledParameter(['a', 'b'], 'a', 'chart')).toEqual(['b'])
  })
})
