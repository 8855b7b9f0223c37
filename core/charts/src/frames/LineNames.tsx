import { MiddleCut } from '@airshed/ui'
import type { ChartSeries } from '../series/chartSeries.ts'
import './lineNames.css'

/** Only the names of the lines, if there is no room for figures; they share a row, each truncated in the middle. */
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
