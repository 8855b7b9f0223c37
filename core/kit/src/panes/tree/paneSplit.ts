import type { PaneSplit, PaneTree } from '@airshed/contract'

/** The smallest share of a pane, in percent of its split; with many panes, an equal share. */
export const LEAST_SHARE = 10

const sum = (shares: readonly number[]): number => shares.reduce((total, one) => total + one, 0)

/** Shares of the panes of a split: scaled to 100 %, or equal ones if they are not valid. */
export function sharesOf({ panes, shares }: PaneSplit): readonly number[] {
  const isWhole =
    shares?.length === panes.length &&
    shares.every((share) => Number.isFinite(share) && share >= 0) &&
    sum(shares) > 0
  if (!isWhole) return panes.map(() => 100 / panes.length)
  const total = sum(shares)
  return shares.map((share) => (share * 100) / total)
}

/** The same shares, raised to the smallest one: the others shrink in proportion to their size. */
function withoutSlivers(shares: readonly number[]): readonly number[] {
  const least = Math.min(LEAST_SHARE, 100 / shares.length)
  const isSmall = shares.map((share) => share < least)
  const small = isSmall.filter(Boolean).length
  if (small === 0) return shares
  const rest = sum(shares.filter((_, index) => !isSmall[index]))
  const left = 100 - small * least
  const next = shares.map((share, index) =>
    isSmall[index] || rest === 0 ? least : (share * left) / rest,
  )
  return small === shares.length ? shares.map(() => 100 / shares.length) : withoutSlivers(next)
}

/**
 * The same arrangement in normal form: no split with one part, no row directly in a row, every
 * share set and none below the smallest one.
 */
export function settled(tree: PaneTree): PaneTree {
  if (typeof tree === 'string') return tree
  const shares = sharesOf(tree)
  const parts = tree.panes.flatMap((pane, index): [PaneTree, number][] => {
    const inner = settled(pane)
    const share = shares[index] ?? 0
    if (typeof inner === 'string' || inner.direction !== tree.direction) return [[inner, share]]
    const own = sharesOf(inner)
    return inner.panes.map((one, at) => [one, (share * (own[at] ?? 0)) / 100])
  })
  const [first] = parts
  if (parts.length === 1 && first !== undefined) return first[0]
  return {
    direction: tree.direction,
    panes: parts.map(([pane]) => pane),
    shares: withoutSlivers(
      sharesOf({
        ...tree,
        panes: parts.map(([pane]) => pane),
        shares: parts.map(([, share]) => share),
      }),
    ),
  }
}

/** The panes of an arrangement in reading order. */
export function paneIds(tree: PaneTree): string[] {
  return typeof tree === 'string' ? [tree] : tree.panes.flatMap(paneIds)
}
