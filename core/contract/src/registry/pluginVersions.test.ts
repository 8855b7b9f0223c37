import { expect, it } from 'vitest'
import { comparePluginVersions, engineProblem, isPluginVersion } from './pluginVersions.ts'

it('orders versions by their numbers, and pre-releases before releases', () => {
  const versions = ['1.10.0', '1.9.0', '2.0.0-beta.2', '2.0.0', '2.0.0-beta.10']
  expect(versions.toSorted(comparePluginVersions)).toEqual([
    '1.9.0',
    '1.10.0',
    '2.0.0-beta.2',
    '2.0.0-beta.10',
    '2.0.0',
  ])
})

it.each(['1.0.0', '0.0.1-rc.1'])('accepts %s as a version', (version) => {
  expect(isPluginVersion(version)).toBe(true)
})

it.each(['1.0', 'v1.0.0', ' 1.0.0', '1.0.0+build', '1.0.0-01', '99999999999999999999.0.0', ''])(
  'refuses "%s" as a version',
  (version) => {
    expect(isPluginVersion(version)).toBe(false)
  },
)

it('names the wanted and the present version of the plugin API where they differ', () => {
  const manifest = { id: 'acme.gauge', engines: { airshed: '^9.0.0' } }
  expect(engineProblem(manifest)).toContain('wants plugin API ^9.0.0, this is ')
  expect(engineProblem({ ...manifest, engines: { airshed: '>=0.0.1' } })).toBeNull()
})
