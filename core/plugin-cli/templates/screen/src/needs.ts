import type { DataNeed } from '@airshed/kit/define'

/** Counts of all devices, and the newest alerts up to a number. */
export const needsOf = (alerts: number): readonly DataNeed[] => [
  { kind: 'status' },
  { kind: 'alerts', limit: alerts },
]
