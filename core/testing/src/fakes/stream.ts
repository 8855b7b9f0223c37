import type {
  LiveChange,
  LiveChannel,
  LiveChannelState,
  LiveMessage,
  LiveNotice,
} from '@airshed/data'
import type { Measurement } from '@airshed/schemas'
import { TEST_NOW_MS } from '../builders/times.ts'

/** A live channel whose server side is controlled by the test. */
export interface FakeStream extends LiveChannel {
  /** Ids of the watched nodes, sorted, each once. */
  watched(): string[]
  /** A device reports. */
  report(dataPointId: string, ...measurements: Measurement[]): void
  /** Reports that readings of these nodes may have been missed. */
  resync(...nodeIds: string[]): void
  /** Reports changed rows. */
  change(change: LiveChange): void
  lose(): void
  establish(): void
}

/** An open channel without watchers. */
export function createFakeStream(): FakeStream {
  const watchers = new Set<{ nodeIds: readonly string[]; hear: (message: LiveMessage) => void }>()
  const noticed = new Set<(notice: LiveNotice) => void>()
  const changes = new Set<(change: LiveChange) => void>()
  const changed = new Set<(state: LiveChannelState) => void>()
  let state: LiveChannelState = 'open'
  const say = (message: LiveMessage): void => {
    for (const { hear } of watchers) hear(message)
  }
  const turn = (next: LiveChannelState, notice: LiveNotice): void => {
    state = next
    for (const listener of changed) listener(next)
    for (const listener of noticed) listener(notice)
  }
  return {
    get state() {
      return state
    },
    get lostSinceMs() {
      return state === 'lost' ? TEST_NOW_MS : null
    },
    watch(nodeIds, hear) {
      const watcher = { nodeIds, hear }
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    onNotice(listener) {
      noticed.add(listener)
      return () => void noticed.delete(listener)
    },
    onChange(listener) {
      changes.add(listener)
      return () => void changes.delete(listener)
    },
    onStateChange(listener) {
      changed.add(listener)
      return () => void changed.delete(listener)
    },
    serverAnswered: () => undefined,
    close: () => watchers.clear(),
    watched: () => [...new Set([...watchers].flatMap(({ nodeIds }) => nodeIds))].sort(),
    report: (dataPointId, ...measurements) =>
      say({ kind: 'measurements', dataPointId, measurements }),
    resync: (...nodeIds) => say({ kind: 'resync', nodeIds }),
    change: (change) => changes.forEach((listener) => listener(change)),
    lose: () => turn('lost', 'lost'),
    establish: () => turn('open', 'established'),
  }
}
