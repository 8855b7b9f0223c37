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

describe('for a version of a plugin one can', () => {
  it('install it where it waits, or throw it away', () => {
    expect(offered('1.2.0')).toEqual(['install', 'remove'])
  })

  it('disable, trust or remove the one in use', () => {
    expect(offered('1.1.0')).toEqual(['disable', 'trust', 'remove'])
  })

  it('roll back to an older one', () => {
    expect(offered('1.0.0')[0]).toBe('roll-back')
  })

  it('use a newer one that a pin holds back', () => {
    const pinned = { ...gauge, current_version: '1.0.0', is_pinned: true }
    expect(offered('1.1.0', pinned)[0]).toBe('use')
  })

  it('use any enabled one where none is in use', () => {
    expect(offered('1.0.0', { ...gauge, current_version: null })[0]).toBe('use')
  })

  it('enable one that was disabled', () => {
    const versions = [pluginVersion('1.0.0', { state: 'disabled' })]
    expect(offered('1.0.0', pluginSummary({ versions }))).toEqual(['enable', 'remove'])
  })

  it('isolate a trusted one again', () => {
    const versions = [pluginVersion('1.0.0', { tier: 'trusted' })]
    expect(offered('1.0.0', pluginSummary({ versions }))).toEqual(['disable', 'isolate', 'remove'])
  })

  it.each([
    ['available', ['remove']],
    ['disabled', ['remove']],
    ['enabled', ['disable', 'remove']],
  ] as const)('not run one that cannot run here (%s)', (state, expected) => {
    const versions = [pluginVersion('1.0.0', { state, problem: 'needs ^0.2.0' })]
    expect(offered('1.0.0', pluginSummary({ versions, current_version: null }))).toEqual(expected)
  })
})

describe('trust', () => {
  const careless = pluginVersion('1.0.0', { trust_problems: ['plugin.js:3:14 uses fetch'] })

  it('is open to who may decide so, for code without findings', () => {
    expect(trustObstacles(used, true)).toBeNull()
  })

  it('tells what stands against it', () => {
    expect(trustObstacles(used, false)).toEqual({ isRightMissing: true, problems: [] })
    expect(trustObstacles(careless, true)).toEqual({
      isRightMissing: false,
      problems: ['plugin.js:3:14 uses fetch'],
    })
  })
})
