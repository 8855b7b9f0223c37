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
    ['fills in a channel that is added', [oxygen], [oxygen, {}], [oxygen, begun]],
    ['keeps what an added channel has', [], [depth], [depth]],
    [
      'leaves a field empty while it is retyped',
      [oxygen],
      [{ name: 'Oxygen', enabled: false, offset: -0.1 }],
      [{ name: 'Oxygen', enabled: false, offset: -0.1 }],
    ],
    ['keeps the other channels when one is removed', [oxygen, depth], [depth], [depth]],
    ['keeps channels that change places', [oxygen, depth], [depth, oxygen], [depth, oxygen]],
  ])('settling the channels %s', (_, previous, next, expected) => {
    const once = settle(settingsOf(...previous), settingsOf(...next))
    expect(once).toEqual(settingsOf(...expected))
    expect(settle(settingsOf(...previous), once)).toEqual(once)
    expect(settle(once, once)).toEqual(once)
  })
})
