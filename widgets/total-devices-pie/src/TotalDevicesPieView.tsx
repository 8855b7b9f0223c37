import {
  DonutChart,
  STATUS_LOOKS,
  THEME_TOKENS,
  useUiText,
  type Theme,
  type WidgetProps,
} from '@airshed/kit'
import type { TotalDevicesPieConfig } from './config.ts'
import { pieLayout } from './pieLayout.ts'
import { StateList } from './StateList.tsx'
import type { StateShare, StateShares } from './stateShares.ts'
import './totalDevicesPie.css'

export interface TotalDevicesPieViewProps
  extends StateShares, Pick<WidgetProps<TotalDevicesPieConfig>, 'size' | 'theme' | 'intl'> {}

function colorOf(state: StateShare['state'], theme: Theme): string {
  if (state === 'other') return THEME_TOKENS[theme].line
  return THEME_TOKENS[theme][STATUS_LOOKS[state].token]
}

/** A ring with the total in its hole, and each state with its number and share. */
export function TotalDevicesPieView(props: TotalDevicesPieViewProps) {
  const { total, shares, size, theme, intl } = props
  const text = useUiText()
  const layout = pieLayout(size)
  return (
    <div className="total-devices-pie-widget" data-layout={layout.kind}>
      {layout.kind === 'words' ? null : (
        <DonutChart
          label={intl.formatMessage({ id: 'title' })}
          size={layout.ringPx}
          totalLabel={intl.formatMessage({ id: 'total' })}
          slices={shares.map(({ state, count }) => ({
            id: state,
            label:
              state === 'other'
                ? intl.formatMessage({ id: 'states.other' })
                : text(`ui.status.${state}`),
            value: count,
            color: colorOf(state, theme),
            // Deactivated and offline have similar greys.
            isStriped: state === 'deactivated',
          }))}
        />
      )}
      {layout.kind === 'ring' ? null : (
        <StateList
          shares={shares}
          total={layout.kind === 'words' ? total : null}
          otherColor={colorOf('other', theme)}
          intl={intl}
        />
      )}
    </div>
  )
}
