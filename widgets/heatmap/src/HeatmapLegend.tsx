import { inkOn, type PluginIntl } from '@airshed/kit'
import type { LegendEntry } from './legendEntries.ts'

export interface HeatmapLegendProps {
  entries: readonly LegendEntry[]
  /** Why values have no grades; null if no explanation is needed. */
  reason: string | null
  /** Maximum number of lines; more than that scroll. */
  lines: number
  intl: PluginIntl
}

/** Height of a line and the space below it; as in heatmap.css. */
export const LINE_PX = 18
const GAP_PX = 2

/** What the colours mean, in words. */
export function HeatmapLegend({ entries, reason, lines, intl }: HeatmapLegendProps) {
  return (
    <ul
      className="heatmap-widget-legend"
      style={{ maxHeight: lines * LINE_PX - GAP_PX }}
      aria-label={intl.formatMessage({ id: 'legend' })}
    >
      {entries.map(({ id, color, isHatched, letter, word, span, owner }, index) => (
        <li key={id}>
          {owner === null || owner === entries[index - 1]?.owner ? null : <strong>{owner}</strong>}
          <span
            className="heatmap-widget-swatch"
            data-hatched={isHatched}
            style={color === null ? {} : { background: color, color: inkOn(color) }}
            aria-hidden
          >
            {letter}
          </span>
          {word}
          {span === null ? null : <span className="heatmap-widget-span">{span}</span>}
        </li>
      ))}
      {reason === null ? null : <li className="heatmap-widget-reason">{reason}</li>}
    </ul>
  )
}
