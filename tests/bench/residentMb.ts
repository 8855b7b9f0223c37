import { readFileSync } from 'node:fs'

/** Memory of a process that is resident, MB, as Linux counts it. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
