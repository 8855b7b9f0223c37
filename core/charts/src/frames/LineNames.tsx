import { MiddleCut } from '@airshed/ui'
import type { ChartSeries } from '../series/chartSeries.ts'
import './lineNames.css'

/** The names of the lines alone, where there is no room for figures; they share a line, each cut in its middle. */
export function LineNames({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="air-line-names">
      {series.map(({ id, label, color }) => (
        <li key={id}>
          <span style={{ background: color }} />
          <MiddleCut text={label} />
        </li>
      ))}
    </ul>
  )
}
