import { SECOND_MS } from '@airshed/domain'
import type { PayloadCheck } from './payload.ts'
import type { RunTools } from './runTools.ts'
import { prepareTurns, takeTurn, type PeriodicJob } from './turns.ts'

/** Delay before checking whether another process that is taking a turn has done so. */
const POLL_AGAIN_MS = SECOND_MS

type Tools = Pick<RunTools, 'db' | 'clock' | 'log'> & { check: PayloadCheck }

/** Knows when the next turns are due, and takes them. */
interface TurnKeeper {
  /** Takes the turns that are due; returns whether there was one. */
  take(): Promise<boolean>
  /** The earliest next turn, ms UTC; Infinity: there is none. */
  nextAt(): number
}

/** Reads what other processes did only when a turn is due, so each turn costs each process one query. */
export function createTurnKeeper(
  periodic: ReadonlyMap<string, PeriodicJob>,
  { db, clock, log, check }: Tools,
): TurnKeeper {
  const nextAt = new Map<string, number>()

  /** @returns whether the turn was due */
  async function takeOne(kind: string, turn: PeriodicJob): Promise<boolean> {
    if (!nextAt.has(kind)) nextAt.set(kind, await prepareTurns(db, turn, clock()))
    const now = clock()
    if ((nextAt.get(kind) ?? Infinity) > now) return false
    nextAt.set(kind, (await takeTurn(db, turn, now, check)) ?? now + POLL_AGAIN_MS)
    return true
  }

  return {
    async take() {
      let wasDue = false
      for (const [kind, turn] of periodic) {
        try {
          if (await takeOne(kind, turn)) wasDue = true
        } catch (error) {
          log.error({ err: error, kind }, 'A turn of a periodic job failed; trying again')
        }
      }
      return wasDue
    },
    nextAt: () => Math.min(Infinity, ...nextAt.values()),
  }
}
