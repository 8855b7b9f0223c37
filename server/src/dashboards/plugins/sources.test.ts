import { describe, expect, it } from 'vitest'
import { versionsFromAnother, type SourcedVersion } from './sources.ts'

const version = (name: string, source: string | null, changes: Partial<SourcedVersion> = {}) => ({
  version: name,
  state: 'available' as const,
  publisher_key: null,
  source,
  published_at: Number(name.split('.')[0]),
  ...changes,
})
const marked = (...versions: SourcedVersion[]) => [...versionsFromAnother(versions)]

describe('an unsigned version', () => {
  it('trusts the account that published the plugin first', () => {
    expect(marked(version('2.0.0', 'ada'), version('1.0.0', 'ada'))).toEqual([])
  })

  it('marks a version of another account, even when nothing is enabled', () => {
    expect(marked(version('9.9.9', 'mallory'), version('1.0.0', 'ada'))).toEqual(['9.9.9'])
  })

  it('trusts another account once somebody enabled one of its versions', () => {
    const enabled = version('2.0.0', 'ben', { state: 'enabled' })
    expect(marked(version('3.0.0', 'ben'), enabled, version('1.0.0', 'ada'))).toEqual([])
  })

  it('marks nothing when the first publisher is unknown', () => {
    expect(marked(version('2.0.0', 'ben'), version('1.0.0', null))).toEqual([])
    expect(marked(version('2.0.0', null), version('1.0.0', 'ada'))).toEqual([])
  })
})

it('treats a signed version as that of its key, whoever sends it', () => {
  expect(
    marked(version('2.0.0', 'ben', { publisher_key: 'key' }), version('1.0.0', 'ada')),
  ).toEqual([])
})
