import { DAY_MS } from '@airshed/domain'
import { ROLLUP_STEPS_MS, stepStart } from './steps.ts'

/** Revisions of one transaction. */
export const REVISIONS_AT_ONCE = 2_000
/** Readings whose rollups one transaction computes again, unless one step alone has more. */
export const READINGS_AT_ONCE = 20_000
/** Longest span of one transaction, whose coarser rollups are computed again. */
const SPAN_MS = 31 * DAY_MS

/**
 * Divides revisions of one data point into those of one transaction each, so that none keeps others waiting for long.
 *
 * @param revisions oldest first
 * @param readingsIn how many readings the finest step of the rollups has that begins at a time, ms UTC
 */
export function revisionChunks<Revision extends { ts: number }>(
  revisions: readonly Revision[],
  readingsIn: (startMs: number) => number,
): Revision[][] {
  const chunks: Revision[][] = []
  let chunk: Revision[] = []
  let [spanMs, stepMs, readings] = [Number.NaN, Number.NaN, 0]
  for (const revision of revisions) {
    const span = stepStart(revision.ts, SPAN_MS)
    const step = stepStart(revision.ts, ROLLUP_STEPS_MS[0])
    const more = step === stepMs ? 0 : readingsIn(step)
    const isFull =
      span !== spanMs || chunk.length >= REVISIONS_AT_ONCE || readings + more > READINGS_AT_ONCE
    if (isFull || chunk.length === 0) {
      chunk = []
      chunks.push(chunk)
      readings = readingsIn(step)
    } else {
      readings += more
    }
    chunk.push(revision)
    ;[spanMs, stepMs] = [span, step]
  }
  return chunks
}
