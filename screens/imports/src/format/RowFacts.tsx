import { FactList, type Fact } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { DraftMap } from '../draft/draftMap.ts'
import { textOf } from '../textOf.ts'

const NAME_WIDTH_PX = 160

export interface RowFactsProps {
  map: DraftMap
  intl: PluginIntl
}

/** What a map says about rows that is not changed here: filters, a row for each value, an export, cells that are missing. */
export function RowFacts({ map: { rows = [], long, dataPoints, missing }, intl }: RowFactsProps) {
  const text = textOf(intl)
  const listed = (cells: readonly string[]) =>
    cells.map((cell) => (cell === '' ? text('rows.emptyCell') : cell)).join(', ')
  const facts: Fact[] = [
    ...(long === undefined
      ? []
      : [
          {
            id: 'long',
            name: text('rows.long'),
            value: text('rows.long.text', { name: long.name, value: long.value }),
          },
        ]),
    ...(dataPoints === undefined
      ? []
      : [{ id: 'export', name: text('rows.export'), value: text('rows.export.text') }]),
    ...rows.map(({ column, is, isNot }, index) => ({
      id: `filter ${index}`,
      name: text('rows.filter'),
      value: text(is === undefined ? 'rows.isNot' : 'rows.is', {
        column,
        cells: listed(is ?? isNot ?? []),
      }),
    })),
    ...(missing === undefined
      ? []
      : [{ id: 'missing', name: text('rows.missing'), value: listed(missing) }]),
  ]
  return facts.length === 0 ? null : <FactList facts={facts} nameWidthPx={NAME_WIDTH_PX} />
}
