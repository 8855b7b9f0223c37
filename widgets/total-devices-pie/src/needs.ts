import type { DataNeed } from '@airshed/kit/define'

/** Counts of all devices by state. */
export function needs(): readonly DataNeed[] {
  return [{ kind: 'status' }]
}
