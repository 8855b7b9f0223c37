import { sql, type SqlBool } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { followKeyDoubts } from '../../access/rights/keyDoubts.ts'
import { deviceKeyWorks } from '../../access/rights/makerHolds.ts'
import { INBOX_TOPICS, inboxTopic } from './inboxTopic.ts'

/** How often all waiting devices are checked without a signal, as signals can be lost, ms. */
const POLL_EVERY_MS = 15_000

/** A device that waits for a message. */
export interface Waiter {
  /**
   * Resolves when there is a message after the position, when its key is no longer that of the device,
   * when the time is over, when the device starts waiting again elsewhere, or when it has disconnected.
   *
   * @returns whether the caller has to poll again, starting with the key
   */
  wait(position: number, waitMs: number): Promise<boolean>
  leave(): void
}

/** The devices that wait in this process. */
export interface Waiters {
  /**
   * Replaces an earlier wait of the same device, which is ended.
   *
   * @param keyHash of the key that it authenticated with
   */
  enter(nodeId: string, keyHash: string, gone: AbortSignal): Waiter
  readonly count: number
  close(): void
}

interface Waiting {
  position: number
  keyHash: string
  end: (pollsAgain: boolean) => void
}

/**
 * @param context.store where new messages and keys are looked up, with one query for all devices concerned. Keys end
 *   with the rights of their makers, so all are looked up when somebody's rights change
 */
export function createWaiters(context: Pick<ServerContext, 'store' | 'bus' | 'memory'>): Waiters {
  const { bus } = context
  const { db } = context.store
  const waiting = new Map<string, Waiting>()
  const owners = new Map<string, object>()

  const lookAfter = async (nodeIds: readonly string[]) => {
    if (nodeIds.length === 0) return
    const rows = await db
      .selectFrom('device_channels')
      .select(['node_id', 'position', 'key_hash', deviceKeyWorks().as('works')])
      .where(sql<SqlBool>`node_id = any(${[...nodeIds]}::text[])`)
      .execute()
    const channels = new Map(rows.map((row) => [row.node_id, row]))
    for (const nodeId of nodeIds) {
      const entry = waiting.get(nodeId)
      if (entry === undefined) continue
      // A device that was deleted has neither messages nor a key.
      const { position = 0, key_hash: keyHash = null, works = false } = channels.get(nodeId) ?? {}
      if (position > entry.position || keyHash !== entry.keyHash || !works) entry.end(true)
    }
  }
  /** A failed poll is made up for by the next one. */
  const poll = (nodeIds: Iterable<string>) => void lookAfter([...nodeIds]).catch(() => {})
  const ofTopic = (topic: string) => [...waiting.keys()].filter((id) => inboxTopic(id) === topic)

  const stops = [
    ...INBOX_TOPICS.map((topic) => bus.onSignal(topic, () => poll(ofTopic(topic)))),
    bus.onGap(() => poll(waiting.keys())),
    followKeyDoubts(context, () => poll(waiting.keys())),
  ]
  const timer = setInterval(() => poll(waiting.keys()), POLL_EVERY_MS)
  timer.unref()

  return {
    get count() {
      return waiting.size
    },
    enter(nodeId, keyHash, gone) {
      const owner = {}
      waiting.get(nodeId)?.end(false)
      owners.set(nodeId, owner)
      const isOwner = () => owners.get(nodeId) === owner
      return {
        wait: (position, waitMs) =>
          new Promise((resolve) => {
            if (gone.aborted || !isOwner() || waitMs <= 0) return resolve(false)
            const entry: Waiting = {
              position,
              keyHash,
              end: (pollsAgain) => {
                clearTimeout(timeout)
                gone.removeEventListener('abort', leave)
                if (waiting.get(nodeId) === entry) waiting.delete(nodeId)
                resolve(pollsAgain)
              },
            }
            const leave = () => entry.end(false)
            const timeout = setTimeout(leave, waitMs)
            gone.addEventListener('abort', leave)
            waiting.set(nodeId, entry)
            // A message that arrived since the last poll has already been signaled.
            poll([nodeId])
          }),
        leave() {
          if (isOwner()) owners.delete(nodeId)
        },
      }
    },
    close() {
      clearInterval(timer)
      for (const stop of stops) stop()
      for (const { end } of waiting.values()) end(false)
    },
  }
}
