import type { PluginSummary } from '@airshed/console-kit'
import { pluginSummary, pluginVersion } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { trustObstacles, versionActions } from './versionActions.ts'

const newer = pluginVersion('1.2.0', { state: 'available' })
const used = pluginVersion('1.1.0')
const older = pluginVersion('1.0.0')
const gauge = pluginSummary({ versions: [newer, used, older], current_version: '1.1.0' })
const offered = (version: string, plugin: PluginSummary = gauge) =>
  versionActions(
    plugin,
    plugin.versions.find((one) => one.version === version)!,
  )

describe('actions on a version of a plugin', () => {
  it('offers to install or remove a waiting version', () => {
    expect(offered('1.2.0')).toEqual(['install', 'remove'])
  })

  it('offers to disable, trust or remove the version in use', () => {
    expect(offered('1.1.0')).toEqual(['disable', 'trust', 'remove'])
  })

  it('offers to roll back to an older version', () => {
    expect(offered('1.0.0')[0]).toBe('roll-back')
  })

  it('offers to use a newer version that a pin holds back', () => {
    const pinned = { ...gauge, current_version: '1.0.0', is_pinned: true }
    expect(offered('1.1.0', pinned)[0]).toBe('use')
  })

  it('offers to use any enabled version when none is in use', () => {
    expect(offered('1.0.0', { ...gauge, current_version: null })[0]).toBe('use')
  })

  it('offers to enable a disabled version', () => {
    const versions = [pluginVersion('1.0.0', { state: 'disabled' })]
    expect(offered('1.0.0', pluginSummary({ versions }))).toEqual(['enable', 'remove'])
  })

  it('offers to isolate a trusted version again', () => {
    const versions = [pluginVersion('1.0.0', { tier: 'trusted' })]
    expect(offered('1.0.0', pluginSummary({ versions }))).toEqual(['disable', 'isolate', 'remove'])
  })

  it.each([
    ['available', ['remove']],
    ['disabled', ['remove']],
    ['enabled', ['disable', 'remove']],
  ] as const)('offers no use of a version that cannot run here (%s)', (state, expected) => {
    const versions = [pluginVersion('1.0.0', { state, problem: 'needs ^0.2.0' })]
    expect(offered('1.0.0', pluginSummary({ versions, current_version: null }))).toEqual(expected)
  })
})

describe('obstacles to trust', () => {
  const careless = pluginVersion('1.0.0', { trust_problems: ['plugin.js:3:14 uses fetch'] })

  it('finds no obstacle for somebody who may decide and code without findings', () => {
    expect(trustObstacles(used, true)).toBeNull()
  })

  it('lists every obstacle to trusting a version', () => {
    expect(trustObstacles(used, false)).toEqual({ isRightMissing: true, problems: [] })
    expect(trustObstacles(careless, true)).toEqual({
      isRightMissing: false,
      problems: ['plugin.js:3:14 uses fetch'],
    })
  })
})
