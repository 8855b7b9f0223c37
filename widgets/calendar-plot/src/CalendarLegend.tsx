import { inkOn, type PluginIntl } from '@airshed/kit'
import type { LegendEntry } from './legendEntries.ts'

/** What the colours mean, in words. */
export function CalendarLegend({
  entries,
  intl,
}: {
  entries: readonly LegendEntry[]
  intl: PluginIntl
}) {
  return (
    <ul className="calendar-plot-legend" aria-label={intl.formatMessage({ id: 'legend' })}>
      {entries.map(({ id, color, isHatched, letter, words }) => (
        <li key={id}>
          <span
            className="calendar-plot-swatch"
            data-hatched={isHatched}
            style={color === null ? {} : { background: color, color: inkOn(color) }}
            aria-hidden
          >
            {letter}
          </span>
          {words}
        </li>
      ))}
    </ul>
  )
}
