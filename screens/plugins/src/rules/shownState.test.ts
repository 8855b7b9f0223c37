import type { PluginVersion } from '@airshed/console-kit'
import { pluginSummary, pluginVersion } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import {
  isOlder,
  newerVersion,
  speakingVersion,
  shownStateOf,
  waitingFromAnother,
  waitingVersion,
} from './shownState.ts'

const waiting = pluginVersion('1.2.0', { state: 'available' })
const used = pluginVersion('1.1.0')
const off = pluginVersion('1.0.0', { state: 'disabled' })
const stranded = pluginVersion('0.9.0', { problem: 'needs plugin API ^0.2.0' })

describe('the state of a plugin', () => {
  it.each([
    ['enabled', [waiting, used]],
    ['waiting', [waiting, off]],
    ['disabled', [off]],
    ['broken', [waiting, stranded]],
    ['broken', [{ ...waiting, problem: 'needs plugin API ^0.2.0' }]],
  ] as const)('a plugin has the state %s', (shown, versions) => {
    const current = versions.find((one) => one.state === 'enabled' && one.problem === null)
    const plugin = pluginSummary({
      versions: [...versions],
      current_version: current?.version ?? null,
    })
    expect(shownStateOf(plugin)).toBe(shown)
  })

  it('ignores what somebody else published under the name of a plugin', () => {
    const foreign = pluginVersion('9.9.9', { state: 'available', is_from_another: true })
    const plugin = pluginSummary({ versions: [foreign, waiting, used] })
    expect(newerVersion(plugin)).toBe(waiting)
    expect(waitingVersion(plugin)).toBe(waiting)
    expect(waitingFromAnother(plugin)).toBe(foreign)
    expect(waitingFromAnother(pluginSummary({ versions: [waiting, used] }))).toBeUndefined()
    const unused = pluginSummary({ versions: [foreign, off], current_version: null })
    expect(speakingVersion(unused)).toBe(off)
  })

  it('describes a plugin by the version in use, else by the newest', () => {
    expect(speakingVersion(pluginSummary({ versions: [waiting, used] }))).toBe(used)
    expect(speakingVersion(pluginSummary({ versions: [waiting, off] }))).toBe(waiting)
  })

  it('reports a waiting version only above the one in use', () => {
    expect(waitingVersion(pluginSummary({ versions: [waiting, used] }))).toBe(waiting)
    const old = { ...waiting, version: '0.1.0' }
    expect(waitingVersion(pluginSummary({ versions: [used, old] }))).toBeUndefined()
  })

  it('offers an update only to a runnable version above the one in use', () => {
    const newest = (...versions: PluginVersion[]) =>
      newerVersion(pluginSummary({ versions, current_version: '1.1.0', is_pinned: true }))?.version
    const above = pluginVersion('2.0.0')
    expect(newest(above, used)).toBe('2.0.0')
    expect(newest({ ...above, state: 'available' }, waiting, used)).toBe('2.0.0')
    expect(newest({ ...above, state: 'disabled' }, waiting, used)).toBe('1.2.0')
    expect(newest({ ...above, problem: 'needs plugin API ^9.0.0' }, used)).toBeUndefined()
    expect(newest(used, off)).toBeUndefined()
    expect(newerVersion(pluginSummary({ versions: [waiting, off] }))).toBeUndefined()
  })

  it('finds the versions that are older than the one in use', () => {
    const plugin = pluginSummary({ versions: [waiting, used, off] })
    expect([waiting, used, off].map((one) => isOlder(plugin, one))).toEqual([false, false, true])
    expect(isOlder({ ...plugin, current_version: null }, off)).toBe(false)
  })
})
