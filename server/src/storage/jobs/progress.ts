import { SECOND_MS } from '@airshed/domain'
import type { LeaseOptions } from './lease.ts'
import { changeHeld } from './heldJob.ts'
import { JobInterrupted } from './jobErrors.ts'

const WRITE_EVERY_MS = SECOND_MS
const WORDS_LENGTH_MAX = 200

type ProgressOptions = Pick<LeaseOptions, 'db' | 'held' | 'leaseMs' | 'clock'>

/** Writes the progress of a job, always including the first and the last step, which also renews its lease. */
export function createProgress({ db, held, leaseMs, clock }: ProgressOptions) {
  let writtenAt = -Infinity
  return async (done: number, of: number, words?: string): Promise<void> => {
    const now = clock()
    if (now - writtenAt < WRITE_EVERY_MS && done < of) return
    writtenAt = now
    const isHeld = await changeHeld(db, held, {
      progress_done: done,
      progress_of: of,
      progress_words: words?.replaceAll('\0', '').slice(0, WORDS_LENGTH_MAX) ?? null,
      due_at: now + leaseMs,
    })
    if (!isHeld) throw new JobInterrupted('lost')
  }
}
