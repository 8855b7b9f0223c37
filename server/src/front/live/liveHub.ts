import type { NodeMeasurements } from '../../storage/bus/bus.ts'

/** A watcher of nodes. */
interface Watcher {
  add(reading: NodeMeasurements): void
}

/** Knows which watcher watches which node, and delivers each reading only to its watchers. */
export class LiveHub {
  readonly #watchers = new Map<string, Set<Watcher>>()

  /** Number of watched nodes. */
  get watchedCount(): number {
    return this.#watchers.size
  }

  /** Replaces the nodes that a watcher watches. */
  watch(watcher: Watcher, before: ReadonlySet<string>, after: ReadonlySet<string>): void {
    for (const nodeId of before) {
      if (after.has(nodeId)) continue
      const watchers = this.#watchers.get(nodeId)
      watchers?.delete(watcher)
      if (watchers?.size === 0) this.#watchers.delete(nodeId)
    }
    for (const nodeId of after) {
      if (before.has(nodeId)) continue
      const watchers = this.#watchers.get(nodeId) ?? new Set()
      this.#watchers.set(nodeId, watchers.add(watcher))
    }
  }

  deliver(readings: readonly NodeMeasurements[]): void {
    for (const reading of readings) {
      for (const watcher of this.#watchers.get(reading.nodeId) ?? []) watcher.add(reading)
    }
  }
}
