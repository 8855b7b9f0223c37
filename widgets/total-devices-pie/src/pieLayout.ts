/** What fits, and how large the ring is (edge of its square, CSS pixels). */
export type PieLayout =
  | { kind: 'beside' | 'below'; ringPx: number }
  /** The words say more than the ring: if only one of them fits, it is the words. */
  | { kind: 'words' }
  | { kind: 'ring'; ringPx: number }

/** Space for the words: up to five lines, the longest in Spanish. */
const WORDS = { width: 200, height: 112 }
const GAP_PX = 16
const RING = { minPx: 72, maxPx: 320 }

const ringOf = (edge: number): number => Math.max(16, Math.min(RING.maxPx, Math.floor(edge)))

/** Places ring and words so that the ring is as large as possible, beside the words or above them. */
export function pieLayout({ width, height }: { width: number; height: number }): PieLayout {
  const beside = height < WORDS.height ? 0 : Math.min(height, width - WORDS.width - GAP_PX)
  const below = width < WORDS.width ? 0 : Math.min(width, height - WORDS.height - GAP_PX)
  const edge = Math.max(beside, below)
  if (edge >= RING.minPx) {
    return { kind: below > beside ? 'below' : 'beside', ringPx: ringOf(edge) }
  }
  if (width >= WORDS.width && height >= WORDS.height) return { kind: 'words' }
  return { kind: 'ring', ringPx: ringOf(Math.min(width, height)) }
}
