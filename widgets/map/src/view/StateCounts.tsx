import type { PluginIntl, Theme } from '@airshed/kit'
import type { StateCount } from '../devices/stateCounts.ts'
import { stateWord } from '../devices/stateWords.ts'
import { PinSign } from '../look/PinSign.tsx'

export interface StateCountsProps {
  counts: readonly StateCount[]
  theme: Theme
  intl: PluginIntl
}

/** How many devices are in which state; the legend of the pins as well. */
export function StateCounts({ counts, theme, intl }: StateCountsProps) {
  return (
    <ul className="map-widget-counts" aria-label={intl.formatMessage({ id: 'counts' })}>
      {counts.map(({ state, count }) => (
        <li key={state}>
          <PinSign state={state} theme={theme} sizePx={16} />
          {stateWord(state, intl)}
          <span className="map-widget-count">{intl.formatNumber(count)}</span>
        </li>
      ))}
    </ul>
  )
}
