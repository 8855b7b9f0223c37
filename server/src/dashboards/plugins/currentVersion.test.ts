import type { Manifest } from '@airshed/contract'
import type { PluginState } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { versionsInUse } from './currentVersion.ts'

const version = (name: string, state: PluginState = 'enabled', engine = '^0.2.0') => ({
  version: name,
  state,
  manifest: { id: 'acme.gauge', engines: { airshed: engine } } as Manifest,
})
const namesInUse = (versions: Parameters<typeof versionsInUse>[0], pin: string | null = null) =>
  versionsInUse(versions, pin).map((each) => each.version)

it('the newest enabled version is current, and older ones stay for what they saved', () => {
  const versions = [version('1.9.0'), version('2.0.0-beta.1'), version('1.10.0')]
  expect(namesInUse(versions)).toEqual(['2.0.0-beta.1', '1.10.0', '1.9.0'])
})

it('neither an available nor a disabled version is used', () => {
  const versions = [version('1.0.0'), version('1.1.0', 'disabled'), version('1.2.0', 'available')]
  expect(namesInUse(versions)).toEqual(['1.0.0'])
})

it('a pin keeps newer versions out of use', () => {
  const versions = [version('1.0.0'), version('1.1.0'), version('2.0.0')]
  expect(namesInUse(versions, '1.1.0')).toEqual(['1.1.0', '1.0.0'])
})

it('a version for another plugin API is ignored, pinned or not', () => {
  const versions = [version('1.0.0'), version('1.1.0', 'enabled', '^9.0.0')]
  expect(namesInUse(versions)).toEqual(['1.0.0'])
  expect(namesInUse(versions, '1.1.0')).toEqual(['1.0.0'])
})

it('a plugin without an enabled version has no current one', () => {
  expect(namesInUse([version('1.0.0', 'available')])).toEqual([])
})
