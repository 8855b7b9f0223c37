import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** Time that all threads of a process have spent on the CPU, ms, as Linux counts it. */
export function cpuMs(pid: number): number {
  // The name of the process may hold spaces; it ends with the last bracket.
  const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_MS
}
