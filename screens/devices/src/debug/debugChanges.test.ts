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

describe('the draft of log settings', () => {
  it('starts with the requested level and tags, else with the reported ones', () => {
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

  it('starts unknown when the device never reported a level, so that “off” can be requested', () => {
    const start = debugFormOf(withDebugSettings(node('1C00A3F7:0'), []))
    expect([start, assumedDebug(start)]).toEqual([{}, { debug_level: '0', debug_tags: '' }])
    expect(debugChanges(start, {})).toBeNull()
    expect(debugChanges(start, { debug_level: '0' })).toEqual({ settings: { debug_level: 0 } })
  })

  it('sends only the log settings that changed', () => {
    const before = { debug_level: '0', debug_tags: 'net dust' }
    expect(debugChanges(before, { debug_level: '0', debug_tags: ' net,dust ' })).toBeNull()
    expect(debugChanges(before, { ...before, debug_level: '5' })).toEqual({
      settings: { debug_level: 5 },
    })
    expect(debugChanges(before, { debug_level: '0' })).toEqual({ settings: { debug_tags: [] } })
  })
})

it('treats tags as the same however they are written', () => {
  expect(meansSameDebug('debug_tags', 'net dust', ' net,dust ')).toBe(true)
  expect(meansSameDebug('debug_tags', undefined, '')).toBe(true)
  expect(meansSameDebug('debug_tags', 'net dust', 'net')).toBe(false)
  expect(meansSameDebug('debug_level', '0', '4')).toBe(false)
})

it('separates tags by blanks, commas and lines, and drops duplicates', () => {
  expect(tagsOf(' net, dust\nnet ')).toEqual(['net', 'dust'])
})
