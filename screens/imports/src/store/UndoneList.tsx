import { FactList, type ImportUndone } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'

const NAME_WIDTH_PX = 190
const FIGURES = ['removed', 'restored', 'changed_since', 'devices_removed'] as const

export interface UndoneListProps {
  undone: ImportUndone
  intl: PluginIntl
}

/** What taking an import back did. */
export function UndoneList({ undone, intl }: UndoneListProps) {
  const text = textOf(intl)
  const facts = FIGURES.filter((id) => id === 'removed' || undone[id] > 0).map((id) => ({
    id,
    name: text(`undone.${id}`),
    value: <span className="imports-count">{intl.formatNumber(undone[id])}</span>,
  }))
  return <FactList facts={facts} nameWidthPx={NAME_WIDTH_PX} />
}
