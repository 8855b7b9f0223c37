import type { Counts } from './counts.ts'
import type { FileTime } from './fileTimes.ts'

/** What came of one suite. */
export interface SuiteReport {
  name: string
  counts: Counts
  durationMs: number
  files: readonly FileTime[]
}
