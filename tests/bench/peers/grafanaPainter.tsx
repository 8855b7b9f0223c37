import {
  createTheme,
  dateTime,
  FieldColorModeId,
  FieldType,
  getDisplayProcessor,
  type DataFrame,
  type Field,
  type TimeRange,
} from '@grafana/data'
import { LegendDisplayMode } from '@grafana/schema'
import { ThemeContext, TimeSeries } from '@grafana/ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { HEIGHT_PX, WIDTH_PX, type ChartLines, type Painter } from '../charts/chartStage.ts'
import { withNulls } from '../charts/series.ts'

interface Model {
  frames: DataFrame[]
  timeRange: TimeRange
}

const theme = createTheme({ colors: { mode: 'light' } })
const LEGEND = {
  showLegend: false,
  displayMode: LegendDisplayMode.List,
  placement: 'bottom',
  calcs: [],
} as const
/** Constant, as in one of its dashboards: the lines of the charts stay the same, their numbers do not. */
const STRUCTURE = 1

/** One frame with the time and all lines, as its data sources return them. */
function frameOf(lines: ChartLines): DataFrame {
  const time: Field = {
    name: 'time',
    type: FieldType.time,
    config: {},
    values: Array.from(lines[0]!.times),
  }
  const values = lines.map((line, index): Field => {
    const field: Field = {
      name: `Series ${index}`,
      type: FieldType.number,
      config: {
        unit: 'conμgm3',
        decimals: 1,
        color: { mode: FieldColorModeId.PaletteClassic },
        custom: {},
      },
      state: { seriesIndex: index },
      values: withNulls(line.values),
    }
    field.display = getDisplayProcessor({ field, theme })
    return field
  })
  return { fields: [time, ...values], length: lines[0]!.times.length }
}

/** Grafana's own time series panel, without the panel's frame around it. */
export const grafanaPainter: Painter<readonly Model[]> = {
  prepare: (charts) =>
    charts.map((lines) => {
      const [from, to] = [dateTime(lines[0]!.times[0]), dateTime(lines[0]!.times.at(-1))]
      return { frames: [frameOf(lines)], timeRange: { from, to, raw: { from, to } } }
    }),
  open(host, models) {
    const root = createRoot(host)
    const draw = (shown: readonly Model[]): void =>
      flushSync(() =>
        root.render(
          <ThemeContext.Provider value={theme}>
            {shown.map(({ frames, timeRange }, index) => (
              <TimeSeries
                key={index}
                {...{ frames, timeRange }}
                structureRev={STRUCTURE}
                timeZone="utc"
                width={WIDTH_PX}
                height={HEIGHT_PX}
                legend={LEGEND as never}
                options={LEGEND}
              />
            ))}
          </ThemeContext.Provider>,
        ),
      )
    draw(models)
    return { update: draw, close: () => root.unmount() }
  },
}
