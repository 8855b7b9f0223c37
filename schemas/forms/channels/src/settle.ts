import { settleSensorChannels } from '@airshed/kit/define'
import type { ChannelsSettings } from './schema.ts'

/** Fills in a channel that was added. */
export function settle(previous: ChannelsSettings, next: ChannelsSettings): ChannelsSettings {
  const channels = settleSensorChannels(previous.channels, next.channels)
  return channels === next.channels ? next : { ...next, channels: [...channels] }
}
