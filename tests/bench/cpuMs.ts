import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** CPU time of all threads of a process, ms, as counted by Linux. */
export function cpuMs(pid: number): number {
  // The name of the process may contain spaces; it ends with the last parenthesis.
  const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_MS
}
