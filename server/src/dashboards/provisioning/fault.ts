import { issueText } from '@airshed/contract'
import type { Issue } from '@airshed/schemas'

/** A problem in a file, and what to do about it. */
export interface Fault extends Issue {
  readonly cure: string
}

/** Maximum of logged faults per file: the rest rarely add anything. */
const REPORTED_MAX = 10

/** A line of the log: the fault that it reports, unless it is a summary. */
interface FaultLine {
  readonly text: string
  readonly fault?: Fault
}

/** The log lines for the faults of a file. */
export function faultLines(file: string, faults: readonly Fault[]): FaultLine[] {
  const lines: FaultLine[] = faults.slice(0, REPORTED_MAX).map((fault) => ({
    text: `Dashboard file ${file} was not accepted. ${issueText(fault)}. ${fault.cure}`,
    fault,
  }))
  const others = faults.length - lines.length
  if (others > 0) lines.push({ text: `Dashboard file ${file} has ${others} more problems` })
  return lines
}
