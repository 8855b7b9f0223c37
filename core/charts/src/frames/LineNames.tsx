import type { ChartSeries } from '../series/chartSeries.ts'
import './lineNames.css'

/** The names of the lines alone, where there is no room for figures. */
export function LineNames({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="air-line-names">
      {series.map(({ id, label, color }) => (
        <li key={id}>
          <span style={{ background: color }} />
          {label}
        </li>
      ))}
    </ul>
  )
}
