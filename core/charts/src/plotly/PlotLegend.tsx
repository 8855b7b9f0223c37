import type { ThemeName } from '@airshed/ui'
import { seriesPalette } from '../palette/palette.ts'
import type { PlotTrace } from './plotFigure.ts'

/** The names of the traces that have one, with their colours. */
export function PlotLegend({ traces, theme }: { traces: readonly PlotTrace[]; theme: ThemeName }) {
  const palette = seriesPalette(theme)
  return (
    <ul className="air-plot-legend">
      {traces.map(({ id, name, color }, index) =>
        name === undefined ? null : (
          <li key={id}>
            <span
              className="air-chart-swatch"
              style={{ background: color ?? palette[index % palette.length] }}
            />
            {name}
          </li>
        ),
      )}
    </ul>
  )
}
