import {
  DonutChart,
  STATUS_LOOKS,
  StatusTag,
  THEME_TOKENS,
  useUiText,
  type Theme,
  type WidgetProps,
} from '@airshed/kit'
import type { TotalDevicesPieConfig } from './config.ts'
import { pieLayout } from './pieLayout.ts'
import type { StateShare, StateShares } from './stateShares.ts'
import './totalDevicesPie.css'

export interface TotalDevicesPieViewProps
  extends StateShares, Pick<WidgetProps<TotalDevicesPieConfig>, 'size' | 'theme' | 'intl'> {}

function colorOf(state: StateShare['state'], theme: Theme): string {
  if (state === 'other') return THEME_TOKENS[theme].line
  return THEME_TOKENS[theme][STATUS_LOOKS[state].token]
}

/** A ring with the total in its hole; beside it each state with its number and share. */
export function TotalDevicesPieView(props: TotalDevicesPieViewProps) {
  const { total, shares, size, theme, intl } = props
  const text = useUiText()
  const nameOf = (state: StateShare['state']): string =>
    state === 'other' ? intl.formatMessage({ id: 'states.other' }) : text(`ui.status.${state}`)
  const { ringPx, isLegendBelow, hasLegend } = pieLayout(size)
  return (
    <div className="total-devices-pie-widget" data-below={isLegendBelow}>
      <DonutChart
        label={intl.formatMessage({ id: 'title' })}
        size={ringPx}
        totalLabel={intl.formatMessage({ id: 'total' }, { count: total })}
        slices={shares.map(({ state, count }) => ({
          id: state,
          label: nameOf(state),
          value: count,
          color: colorOf(state, theme),
        }))}
      />
      {hasLegend ? (
        <ul className="total-devices-pie-legend" aria-hidden>
          {shares.map(({ state, count, share }) => (
            <li key={state}>
              <span
                className="total-devices-pie-swatch"
                style={{ background: colorOf(state, theme) }}
              />
              {state === 'other' ? <span>{nameOf(state)}</span> : <StatusTag status={state} />}
              <span className="total-devices-pie-count">{intl.formatNumber(count)}</span>
              <span className="total-devices-pie-share">
                {intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
