import type { Channel, ChannelsSettings } from './schema.ts'

/** Initial values of a channel that the user adds: measured, and not scaled. */
const NEW_CHANNEL = { enabled: true, factor: 1, offset: 0 }

/**
 * Fills in a channel that was added at the end. The fields of the others stay as they are, so that one can be emptied
 * while it is retyped.
 */
export function settle(previous: ChannelsSettings, next: ChannelsSettings): ChannelsSettings {
  const added: readonly (Partial<Channel> | undefined)[] = next.channels.slice(
    previous.channels.length,
  )
  if (added.length === 0) return next
  const kept = next.channels.slice(0, previous.channels.length)
  // The name has yet to be typed.
  const begun = added.map((channel) => ({ ...NEW_CHANNEL, ...channel }) as Channel)
  return { ...next, channels: [...kept, ...begun] }
}
