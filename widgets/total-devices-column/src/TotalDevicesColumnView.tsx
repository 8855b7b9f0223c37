import {
  STATUS_LOOKS,
  StatusTag,
  THEME_TOKENS,
  useUiText,
  type PluginIntl,
  type Theme,
  type WidgetProps,
} from '@airshed/kit'
import type { TotalDevicesColumnConfig } from './config.ts'
import type { TypeColumn } from './typeColumns.ts'
import './totalDevicesColumn.css'

export interface TotalDevicesColumnViewProps extends Pick<
  WidgetProps<TotalDevicesColumnConfig>,
  'size' | 'theme' | 'intl'
> {
  /** At least one. */
  columns: readonly TypeColumn[]
}

type State = TypeColumn['parts'][number]['state']

/** From these inner heights (CSS px) on there is room for the icons of the legend, and its words. */
const ICONS_MIN_HEIGHT_PX = 90
const WORDS_MIN_HEIGHT_PX = 160
/** A column with its name below needs so much room. */
const COLUMN_MIN_WIDTH_PX = 52

function colorOf(state: State, theme: Theme): string {
  if (state === 'other') return THEME_TOKENS[theme].line
  return THEME_TOKENS[theme][STATUS_LOOKS[state].token]
}

/** A stacked column for each type, its number above and its name below. */
export function TotalDevicesColumnView(props: TotalDevicesColumnViewProps) {
  const { columns, size, theme, intl } = props
  const text = useUiText()
  const nameOf = (state: State): string =>
    state === 'other' ? intl.formatMessage({ id: 'states.other' }) : text(`ui.status.${state}`)
  const most = Math.max(...columns.map(({ total }) => total))
  const states = [...new Set(columns.flatMap(({ parts }) => parts.map(({ state }) => state)))]
  return (
    <div className="total-devices-column-widget">
      {size.height < ICONS_MIN_HEIGHT_PX ? null : (
        <ul className="total-devices-column-legend" aria-hidden>
          {states.map((state) => (
            <li key={state}>
              {state === 'other' ? (
                <>
                  <span
                    className="total-devices-column-swatch"
                    style={{ background: colorOf(state, theme) }}
                  />
                  {nameOf(state)}
                </>
              ) : (
                <StatusTag status={state} isIconOnly={size.height < WORDS_MIN_HEIGHT_PX} />
              )}
            </li>
          ))}
        </ul>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div
        className="total-devices-column-scroll"
        role="group"
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'title' })}
      >
        <ul
          className="total-devices-column-plot"
          style={{ minWidth: columns.length * COLUMN_MIN_WIDTH_PX }}
        >
          {columns.map((column) => (
            <Column key={column.type} {...{ column, most, nameOf, theme, intl }} />
          ))}
        </ul>
      </div>
    </div>
  )
}

interface ColumnProps {
  column: TypeColumn
  /** Devices of the greatest column, which fills the height. */
  most: number
  nameOf: (state: State) => string
  theme: Theme
  intl: PluginIntl
}

function Column({ column, most, nameOf, theme, intl }: ColumnProps) {
  const { type, total, parts } = column
  const states = parts
    .filter(({ count }) => count > 0)
    .map(({ state, count }) =>
      intl.formatMessage({ id: 'column.state' }, { state: nameOf(state), count }),
    )
  const words = intl.formatMessage({ id: 'column' }, { type, total, states: states.join(', ') })
  return (
    <li className="total-devices-column" title={words}>
      <span className="air-visually-hidden">{words}</span>
      <span className="total-devices-column-bar" aria-hidden>
        <span className="total-devices-column-total">{intl.formatNumber(total)}</span>
        <span
          className="total-devices-column-stack"
          style={{ height: `calc(${(100 * total) / most}% - 20px * ${total / most})` }}
        >
          {parts.map(({ state, count }) => (
            <span key={state} style={{ flexGrow: count, background: colorOf(state, theme) }} />
          ))}
        </span>
      </span>
      <span className="total-devices-column-name" aria-hidden>
        {type}
      </span>
    </li>
  )
}
