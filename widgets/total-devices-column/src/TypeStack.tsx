import type { PluginIntl } from '@airshed/kit'
import type { TypeColumn } from './typeColumns.ts'

type State = TypeColumn['parts'][number]['state']

interface TypeStackProps {
  column: TypeColumn
  /** Devices of the most frequent type, which fills the chart. */
  most: number
  /** Upright, with the name below; otherwise a bar beside its name. */
  areColumns: boolean
  nameOf: (state: State) => string
  colorOf: (state: State) => string
  intl: PluginIntl
}

/** The devices of a type, stacked by state. */
export function TypeStack({ column, most, areColumns, nameOf, colorOf, intl }: TypeStackProps) {
  const { type, total, parts } = column
  const states = parts
    .filter(({ count }) => count > 0)
    .map(({ state, count }) =>
      intl.formatMessage({ id: 'column.state' }, { state: nameOf(state), count }),
    )
  const words = intl.formatMessage({ id: 'column' }, { type, total, states: states.join(', ') })
  const share = total / most
  const length = areColumns
    ? { height: `calc(${100 * share}% - 20px * ${share})` }
    : { width: `calc(${100 * share}% - 28px * ${share})` }
  return (
    <li className={areColumns ? 'total-devices-column' : 'total-devices-row'} title={words}>
      <span className="air-visually-hidden">{words}</span>
      <span className="total-devices-column-bar" aria-hidden>
        <span className="total-devices-column-total">{intl.formatNumber(total)}</span>
        <span className="total-devices-column-stack" style={length}>
          {parts.map(({ state, count }) => (
            <span
              key={state}
              // Deactivated and offline have similar greys.
              data-striped={state === 'deactivated'}
              style={{ flexGrow: count, backgroundColor: colorOf(state) }}
            />
          ))}
        </span>
      </span>
      <span className="total-devices-column-name" aria-hidden>
        {type}
      </span>
    </li>
  )
}
