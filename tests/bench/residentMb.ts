import { readFileSync } from 'node:fs'

/** Resident memory of a process, MB, as counted by Linux. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
