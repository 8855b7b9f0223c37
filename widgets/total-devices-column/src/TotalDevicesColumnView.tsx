import {
  STATUS_LOOKS,
  StatusTag,
  THEME_TOKENS,
  useUiText,
  type Theme,
  type WidgetProps,
} from '@airshed/kit'
import type { TotalDevicesColumnConfig } from './config.ts'
import type { TypeColumn } from './typeColumns.ts'
import { TypeStack } from './TypeStack.tsx'
import './totalDevicesColumn.css'

export interface TotalDevicesColumnViewProps extends Pick<
  WidgetProps<TotalDevicesColumnConfig>,
  'size' | 'theme' | 'intl'
> {
  /** At least one. */
  columns: readonly TypeColumn[]
}

type State = TypeColumn['parts'][number]['state']

/** Minimum inner heights (CSS px) that have space for the icons of the legend, and for its words. */
const ICONS_MIN_HEIGHT_PX = 90
const WORDS_MIN_HEIGHT_PX = 160
/** Minimum width of a column with its name below. */
const COLUMN_MIN_WIDTH_PX = 52

function colorOf(state: State, theme: Theme): string {
  if (state === 'other') return THEME_TOKENS[theme].line
  return THEME_TOKENS[theme][STATUS_LOOKS[state].token]
}

/**
 * A stacked column for each type, its number above and its name below; if they do not fit side by side, a
 * bar for each, one below the other.
 */
export function TotalDevicesColumnView(props: TotalDevicesColumnViewProps) {
  const { columns, size, theme, intl } = props
  const text = useUiText()
  const nameOf = (state: State): string =>
    state === 'other' ? intl.formatMessage({ id: 'states.other' }) : text(`ui.status.${state}`)
  const most = Math.max(...columns.map(({ total }) => total))
  const areColumns = columns.length * COLUMN_MIN_WIDTH_PX <= size.width
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <div
        className="total-devices-column-scroll"
        role="group"
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'title' })}
      >
        <ul className={areColumns ? 'total-devices-column-plot' : 'total-devices-column-bars'}>
          {columns.map((column) => (
            <TypeStack
              key={column.type}
              colorOf={(state) => colorOf(state, theme)}
              {...{ column, most, areColumns, nameOf, intl }}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}
