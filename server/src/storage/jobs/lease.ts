import type { Kysely } from 'kysely'
import type { Clock } from '../../base/clock.ts'
import type { Schedule } from '../../base/schedule.ts'
import type { Tables } from '../store/tables.ts'
import { changeHeld, type HeldJob } from './heldJob.ts'

/** Renewals per lease: if one fails, the next is still in time. */
const RENEWALS = 3

export interface LeaseOptions {
  db: Kysely<Tables>
  held: HeldJob
  leaseMs: number
  clock: Clock
  schedule: Schedule
  /** Called once when the job is no longer held, or the store could not be reached before the lease expired. */
  onLost(): void
  /** Called when a renewal fails; it is retried. */
  onError(error: unknown): void
}

/** Keeps the lease of a running job alive. */
export interface Lease {
  /** Renews at once, which checks whether the job is still held. */
  renew(): Promise<void>
  /** Stops renewing. */
  end(): void
}

export function keepLease(options: LeaseOptions): Lease {
  const { db, held, leaseMs, clock, schedule, onLost, onError } = options
  const everyMs = leaseMs / RENEWALS
  let until = clock() + leaseMs
  let renewedAt = clock()
  let cancel = () => {}
  let isOver = false

  const end = () => {
    isOver = true
    cancel()
  }
  const lose = () => {
    if (isOver) return
    end()
    onLost()
  }
  const renew = async () => {
    const now = clock()
    renewedAt = now
    try {
      if (await changeHeld(db, held, { due_at: now + leaseMs })) until = now + leaseMs
      else lose()
    } catch (error) {
      if (isOver) return
      onError(error)
      if (clock() >= until) lose()
    }
  }
  const again = () => {
    if (isOver) return
    // Measured from the start of the last renewal: a slow one does not delay the next.
    const tookMs = Math.min(Math.max(clock() - renewedAt, 0), everyMs)
    cancel = schedule(() => void renew().then(again), everyMs - tookMs)
  }
  again()
  return { renew, end }
}
