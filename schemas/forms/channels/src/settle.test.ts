import type { SensorChannel } from '@airshed/kit/define'
import { describe, expect, it } from 'vitest'
import type { ChannelsSettings } from './schema.ts'
import { settle } from './settle.ts'

const oxygen = { name: 'Oxygen', unit: 'mg/L', enabled: false, factor: 1.02, offset: -0.1 }
const depth = { name: 'Depth', enabled: true, factor: 2, offset: 0 }
const begun = { enabled: true, factor: 1, offset: 0 }

const settingsOf = (...channels: readonly Partial<SensorChannel>[]): ChannelsSettings => ({
  channels: channels as SensorChannel[],
})

describe('settling the channels', () => {
  it.each([
    ['fills in one that is added', [oxygen], [oxygen, {}], [oxygen, begun]],
    ['keeps what an added one brings along', [], [depth], [depth]],
    [
      'lets a field be empty while it is typed anew',
      [oxygen],
      [{ name: 'Oxygen', enabled: false, offset: -0.1 }],
      [{ name: 'Oxygen', enabled: false, offset: -0.1 }],
    ],
    ['leaves the others alone as one is removed', [oxygen, depth], [depth], [depth]],
    ['leaves them alone as they change places', [oxygen, depth], [depth, oxygen], [depth, oxygen]],
  ])('%s', (_, previous, next, expected) => {
    const once = settle(settingsOf(...previous), settingsOf(...next))
    expect(once).toEqual(settingsOf(...expected))
    expect(settle(settingsOf(...previous), once)).toEqual(once)
    expect(settle(once, once)).toEqual(once)
  })
})
