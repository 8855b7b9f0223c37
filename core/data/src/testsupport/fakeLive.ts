import type { Measurement } from '@airshed/schemas'
import type { LiveChange, LiveChannel, LiveChannelState, LiveMessage } from '../live/liveTypes.ts'

/** A live channel whose server side is controlled by the test. */
export function fakeLive(): LiveChannel & {
  /** Nodes that are watched now. */
  watched(): string[]
  say(dataPointId: string, ...measurements: Measurement[]): void
  /** The same readings after their corrections. */
  sayCorrected(dataPointId: string, ...measurements: Measurement[]): void
  resync(...nodeIds: string[]): void
  /** Devices of these organizations went offline or came back. */
  changeStatus(...organizationIds: string[]): void
  turn(state: LiveChannelState): void
} {
  const watchers = new Set<{
    nodeIds: readonly string[]
    listener: (message: LiveMessage) => void
  }>()
  const listeners = new Set<(state: LiveChannelState) => void>()
  const changeListeners = new Set<(change: LiveChange) => void>()
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
    onChange(listener) {
      changeListeners.add(listener)
      return () => changeListeners.delete(listener)
    },
    onStateChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    serverAnswered: () => undefined,
    close: () => watchers.clear(),
    watched: () => [...watchers].flatMap(({ nodeIds }) => nodeIds).toSorted(),
    say: (dataPointId, ...measurements) =>
      deliver({ kind: 'measurements', dataPointId, measurements }),
    sayCorrected: (dataPointId, ...measurements) =>
      deliver({ kind: 'measurements', dataPointId, basis: 'corrected', measurements }),
    resync: (...nodeIds) => deliver({ kind: 'resync', nodeIds }),
    changeStatus(...organizationIds) {
      for (const listener of changeListeners) listener({ kind: 'status', organizationIds })
    },
    turn(next) {
      state = next
      for (const listener of listeners) listener(next)
    },
  }
}
