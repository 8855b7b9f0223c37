import { inkOn, type PluginIntl } from '@airshed/kit'
import type { LegendEntry } from './legendEntries.ts'

export interface HeatmapLegendProps {
  entries: readonly LegendEntry[]
  /** Whether the spans of the grades are shown; else only their words. */
  hasSpans: boolean
  intl: PluginIntl
}

/** What the colours mean, in words. */
export function HeatmapLegend({ entries, hasSpans, intl }: HeatmapLegendProps) {
  return (
    <ul className="heatmap-widget-legend" aria-label={intl.formatMessage({ id: 'legend' })}>
      {entries.map(({ id, color, isHatched, letter, word, span }) => (
        <li key={id}>
          <span
            className="heatmap-widget-swatch"
            data-hatched={isHatched}
            style={color === null ? {} : { background: color, color: inkOn(color) }}
            aria-hidden
          >
            {letter}
          </span>
          {word}
          {hasSpans && span !== null ? <span className="heatmap-widget-span">{span}</span> : null}
        </li>
      ))}
    </ul>
  )
}
