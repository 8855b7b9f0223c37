import type { DataNeed } from '@airshed/kit/define'

/** Counts of devices by type and state. */
export function needs(): readonly DataNeed[] {
  return [{ kind: 'status' }]
}
