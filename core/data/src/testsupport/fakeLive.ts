import type { Measurement } from '@airshed/schemas'
import type { LiveChannel, LiveChannelState, LiveMessage } from '../live/liveTypes.ts'

/** A live channel whose server side is controlled by the test. */
export function fakeLive(): LiveChannel & {
  /** Nodes that are watched now. */
  watched(): string[]
  say(dataPointId: string, ...measurements: Measurement[]): void
  resync(...nodeIds: string[]): void
  turn(state: LiveChannelState): void
} {
  const watchers = new Set<{
    nodeIds: readonly string[]
    listener: (message: LiveMessage) => void
  }>()
  const listeners = new Set<(state: LiveChannelState) => void>()
  let state: LiveChannelState = 'open'
  const deliver = (message: LiveMessage): void => {
    for (const { listener } of watchers) listener(message)
  }
  return {
    get state() {
      return state
    },
    get lostSinceMs() {
      return state === 'lost' ? 0 : null
    },
    watch(nodeIds, listener) {
      const watcher = { nodeIds, listener }
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    onNotice: () => () => undefined,
    onChange: () => () => undefined,
    onStateChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    serverAnswered: () => undefined,
    close: () => watchers.clear(),
    watched: () => [...watchers].flatMap(({ nodeIds }) => nodeIds).toSorted(),
    say: (dataPointId, ...measurements) =>
      deliver({ kind: 'measurements', dataPointId, measurements }),
    resync: (...nodeIds) => deliver({ kind: 'resync', nodeIds }),
    turn(next) {
      state = next
      for (const listener of listeners) listener(next)
    },
  }
}
