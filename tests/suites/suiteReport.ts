import type { Counts } from './counts.ts'
import type { Failure } from './failures.ts'
import type { FileTime } from './fileTimes.ts'

/** The result of one suite. */
export interface SuiteReport {
  name: string
  counts: Counts
  durationMs: number
  files: readonly FileTime[]
  failures: readonly Failure[]
}
