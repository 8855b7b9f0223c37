/** Number of devices from which a cluster has the given size (CSS pixels across). */
const TIERS = [
  { from: 1000, diameterPx: 60 },
  { from: 500, diameterPx: 54 },
  { from: 100, diameterPx: 48 },
  { from: 50, diameterPx: 42 },
  { from: 20, diameterPx: 38 },
  { from: 0, diameterPx: 34 },
] as const

/** The size of a cluster of this many devices, in CSS pixels across. */
export function clusterDiameterPx(count: number): number {
  return TIERS.find(({ from }) => count >= from)?.diameterPx ?? TIERS[5].diameterPx
}
