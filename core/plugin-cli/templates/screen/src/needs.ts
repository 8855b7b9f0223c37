import type { DataNeed } from '@airshed/kit/define'

/** Counts of all devices, and up to the given number of newest alerts. */
export const needsOf = (alerts: number): readonly DataNeed[] => [
  { kind: 'status' },
  { kind: 'alerts', limit: alerts },
]
