import { FactList, type Fact, type ImportCounts } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'

const NAME_WIDTH_PX = 190

/** Readings come first, then the rows and cells that are none. */
const COUNTS = [
  'new',
  'equal',
  'conflicting',
  'revised',
  'rows_read',
  'rows_refused',
  'cells_refused',
  'rows_empty',
  'rows_left_out',
  'rows_computed',
] as const
/** Shown even if there are none. */
const ALWAYS: readonly (typeof COUNTS)[number][] = [
  'new',
  'equal',
  'conflicting',
  'rows_read',
  'rows_refused',
]

export interface CountsListProps {
  counts: ImportCounts
  /** Whether it was stored, and not only checked. */
  isStored: boolean
  intl: PluginIntl
}

/** How many readings, rows and cells were found or stored. */
export function CountsList({ counts, isStored, intl }: CountsListProps) {
  const text = textOf(intl)
  const facts = COUNTS.flatMap((id): Fact[] => {
    const count = counts[id] ?? 0
    return count === 0 && !ALWAYS.includes(id)
      ? []
      : [
          {
            id,
            name: text(`count.${isStored && id === 'new' ? 'stored' : id}`),
            value: <span className="imports-count">{intl.formatNumber(count)}</span>,
          },
        ]
  })
  return <FactList facts={facts} nameWidthPx={NAME_WIDTH_PX} />
}
