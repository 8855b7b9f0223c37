import type { DashboardChange, DashboardDocument } from '@airshed/schemas'
import isEqual from 'fast-deep-equal'
import { dashboardDifferences } from './differences.ts'
import { applyPatch, patchBetween } from './patch.ts'

/** One part of a dashboard that two people changed differently. */
export interface MergeClash {
  /** Names the part: `widget:{id}:settings`, `widget:{id}:place`, `widget:{id}`, or a field. */
  readonly part: string
  readonly mine: DashboardChange
  readonly theirs: DashboardChange
}

export interface DashboardMerge {
  /** What was merged, with the version that both started from. */
  readonly documents: Readonly<Record<'base' | 'mine' | 'theirs', DashboardDocument>>
  /** Theirs, with all of my changes applied. */
  readonly mineOnTop: DashboardDocument
  /** Mine and theirs merged; where both changed the same part, theirs wins. */
  readonly theirsOnTop: DashboardDocument
  /** Changes since the common version. */
  readonly mine: readonly DashboardChange[]
  readonly theirs: readonly DashboardChange[]
  /** Empty: both can be kept in full. */
  readonly clashes: readonly MergeClash[]
}

/**
 * Merges two changes of one dashboard.
 *
 * @param base the version that both started from
 */
export function mergeDashboards(
  base: DashboardDocument,
  mine: DashboardDocument,
  theirs: DashboardDocument,
): DashboardMerge {
  const mineChanges = dashboardDifferences(base, mine)
  const theirChanges = dashboardDifferences(base, theirs)
  return {
    documents: { base, mine, theirs },
    mineOnTop: applyPatch(theirs, patchBetween(base, mine), { revives: true }),
    theirsOnTop: applyPatch(mine, patchBetween(base, theirs), { revives: true }),
    mine: mineChanges,
    theirs: theirChanges,
    clashes: clashesOf(mineChanges, theirChanges, mine, theirs),
  }
}

/** A part of a dashboard affected by one change. */
interface Part {
  readonly key: string
  readonly read: (document: DashboardDocument) => unknown
}

const widgetIn = ({ configuration }: DashboardDocument, id: string | undefined) =>
  configuration.widgets.find((widget) => widget.id === id)

/** Adding or removing a widget changes both of its parts. */
function partsOf({ kind, widget_id: id }: DashboardChange): readonly Part[] {
  const place: Part = { key: `widget:${id}:place`, read: (one) => widgetIn(one, id)?.layout }
  const settings: Part = {
    key: `widget:${id}:settings`,
    read: (one) => {
      const { type, configVersion, config } = widgetIn(one, id) ?? {}
      return { type, configVersion, config }
    },
  }
  switch (kind) {
    case 'widget-configured':
      return [settings]
    case 'widget-moved':
      return [place]
    case 'widget-added':
    case 'widget-removed':
      return [settings, place]
    case 'renamed':
      return [{ key: 'name', read: ({ name }) => name }]
    case 'described':
      return [{ key: 'description', read: ({ description }) => description }]
    case 'range':
      return [{ key: 'range', read: ({ range }) => range }]
    case 'updates':
      return [{ key: 'updates', read: ({ is_updates_on: isOn }) => isOn }]
  }
}

/** A move alone does not keep a widget that the other side removed: moves push neighbours along. */
const isMoveOfRemoved = (one: DashboardChange, other: DashboardChange): boolean => {
  const kinds = [one.kind, other.kind]
  return kinds.includes('widget-moved') && kinds.includes('widget-removed')
}

/** Parts that both changed, with different results. */
function clashesOf(
  mine: readonly DashboardChange[],
  theirs: readonly DashboardChange[],
  mineDocument: DashboardDocument,
  theirDocument: DashboardDocument,
): MergeClash[] {
  const theirParts = new Map(
    theirs.flatMap((change) => partsOf(change).map(({ key }) => [key, change] as const)),
  )
  const clashes = new Map<string, MergeClash>()
  for (const change of mine) {
    for (const { key, read } of partsOf(change)) {
      const other = theirParts.get(key)
      if (other === undefined || isEqual(read(mineDocument), read(theirDocument))) continue
      if (isMoveOfRemoved(change, other)) continue
      // A widget that one of them removed is one clash, not one for each of its parts.
      const isWhole = [change.kind, other.kind].includes('widget-removed')
      const part = isWhole ? `widget:${change.widget_id}` : key
      if (!clashes.has(part)) clashes.set(part, { part, mine: change, theirs: other })
    }
  }
  return [...clashes.values()]
}
