import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Bus } from '../../storage/bus/bus.ts'
import { afterCommit } from '../../storage/store/afterCommit.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** Number of topics, which devices share: a signal makes a process check only a few of the waiting devices. */
const SHARES = 64

export const INBOX_TOPICS: readonly string[] = Array.from(
  { length: SHARES },
  (_, share) => `device-inbox-${share}`,
)

/** The topic on which a device is woken. */
export function inboxTopic(nodeId: string): string {
  const [first = 0] = createHash('sha256').update(nodeId).digest()
  return INBOX_TOPICS[first % SHARES] ?? ''
}

/** Wakes a device that waits for messages, wherever it waits, once they are in the store. */
export const wakeDevice = (tx: Transaction<Tables>, bus: Bus, nodeId: string): Promise<void> =>
  afterCommit(tx, () => bus.signal(inboxTopic(nodeId)))

/** Has waiting devices checked whose keys may be gone. Call it once that is committed. */
export function recheckDevices(bus: Bus, nodeIds: Iterable<string>): void {
  for (const topic of new Set([...nodeIds].map(inboxTopic))) bus.signal(topic)
}
