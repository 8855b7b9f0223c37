import { node, nodeSetting } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import {
  assumedDebug,
  debugChanges,
  debugFormOf,
  meansSameDebug,
  tagsOf,
  withDebugSettings,
} from './debugChanges.ts'

describe('what a device is asked to log', () => {
  it('starts with what was asked of it, else with what it reports', () => {
    expect(
      debugFormOf(
        withDebugSettings(node('1C00A3F7:0'), [
          nodeSetting('debug_level', { desired: 4, reported: 0 }),
          { ...nodeSetting('debug_tags', { reported: ['net', 'dust'] }), desired: undefined },
        ]),
      ),
    ).toEqual({ debug_level: '4', debug_tags: 'net dust' })
    expect(assumedDebug({ debug_level: '4', debug_tags: 'net dust' })).toEqual({})
  })

  it('is unknown where the device never said, so that "off" can be asked for', () => {
    const start = debugFormOf(withDebugSettings(node('1C00A3F7:0'), []))
    expect([start, assumedDebug(start)]).toEqual([{}, { debug_level: '0', debug_tags: '' }])
    expect(debugChanges(start, {})).toBeNull()
    expect(debugChanges(start, { debug_level: '0' })).toEqual({ settings: { debug_level: 0 } })
  })

  it('is sent only as far as it changed', () => {
    const before = { debug_level: '0', debug_tags: 'net dust' }
    expect(debugChanges(before, { debug_level: '0', debug_tags: ' net,dust ' })).toBeNull()
    expect(debugChanges(before, { ...before, debug_level: '5' })).toEqual({
      settings: { debug_level: 5 },
    })
    expect(debugChanges(before, { debug_level: '0' })).toEqual({ settings: { debug_tags: [] } })
  })
})

it('the same tags mean the same, however they are written', () => {
  expect(meansSameDebug('debug_tags', 'net dust', ' net,dust ')).toBe(true)
  expect(meansSameDebug('debug_tags', undefined, '')).toBe(true)
  expect(meansSameDebug('debug_tags', 'net dust', 'net')).toBe(false)
  expect(meansSameDebug('debug_level', '0', '4')).toBe(false)
})

it('tags are separated by blanks, commas and lines, and count once', () => {
  expect(tagsOf(' net, dust\nnet ')).toEqual(['net', 'dust'])
})
