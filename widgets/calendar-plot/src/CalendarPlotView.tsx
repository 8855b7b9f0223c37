import { Plot, useElementSize, type WidgetProps } from '@airshed/kit'
import { useMemo, useRef } from 'react'
import { calendarFigure, monthsOf } from './calendarFigure.ts'
import { CalendarHead } from './CalendarHead.tsx'
import { CalendarLegend } from './CalendarLegend.tsx'
import type { CalendarModel } from './calendarModel.ts'
import type { CalendarPlotConfig } from './config.ts'
import { bandsOf, dayLooks, SHOWN, type Shown } from './dayLooks.ts'
import { dateText, dayText, shareText, statisticId, valueText } from './dayText.ts'
import { legendEntries } from './legendEntries.ts'
import { monthGrid } from './monthGrid.ts'
import { noteText } from './noteText.ts'
import { yearText } from './summary.ts'
import './calendarPlot.css'

export interface CalendarPlotViewProps extends Pick<
  WidgetProps<CalendarPlotConfig>,
  'size' | 'theme' | 'intl' | 'actions' | 'viewState'
> {
  name: string
  model: CalendarModel
}

/** Minimum heights (CSS px) that have space for the legend and the small print. */
const LEGEND_FROM_PX = 200
const NOTE_FROM_PX = 240

/** The days of the year, what their colours mean, and what their values are. */
export function CalendarPlotView(props: CalendarPlotViewProps) {
  const { name, model, size, theme, intl, actions, viewState } = props
  const { days, dataPoint, timezone, years, year } = model
  const { locale } = intl
  const shown: Shown = SHOWN.find((one) => one === viewState['shown']) ?? 'value'
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const bands = useMemo(() => bandsOf(model, shown, theme), [model, shown, theme])
  const looks = useMemo(() => dayLooks(model, shown, bands), [model, shown, bands])
  const figure = useMemo(() => {
    const grid = monthGrid(monthsOf(days).length, width, height)
    return calendarFigure(days, looks, { grid, theme, locale })
  }, [days, looks, width, height, theme, locale])
  const table = useMemo(
    () => ({
      label: `${name} ${year}`,
      head: [
        intl.formatMessage({ id: statisticId(dataPoint) }),
        intl.formatMessage({ id: 'day.coverage' }),
      ],
      rows: days.map(({ startMs, figure: { value, count, coverage } }) => ({
        id: String(startMs),
        name: dateText(startMs, timezone, intl),
        cells: [
          value === null
            ? intl.formatMessage({ id: count > 0 ? 'day.few' : 'day.none' })
            : valueText(value, dataPoint, intl),
          shareText(coverage, intl),
        ],
      })),
    }),
    [name, year, days, dataPoint, timezone, intl],
  )
  const note = noteText(model, intl)
  const hint = intl.formatMessage({ id: 'plot.keys' })
  return (
    <div className="calendar-plot-widget">
      <CalendarHead
        {...{ years, year, shown, intl }}
        onYear={(next) => actions.setViewState({ ...viewState, year: next })}
        onShown={(next) => actions.setViewState({ ...viewState, shown: next })}
      />
      <div className="calendar-plot-days" ref={box}>
        <Plot
          label={`${yearText(name, model, intl)} ${hint}`}
          {...{ figure, table, theme }}
          rowLength={7}
          tell={({ point }) => {
            const day = days[point]
            return day === undefined ? null : dayText(day, looks[point], model, intl)
          }}
        />
      </div>
      {size.height < LEGEND_FROM_PX ? null : (
        <CalendarLegend entries={legendEntries(model, shown, bands, intl)} intl={intl} />
      )}
      {size.height < NOTE_FROM_PX ? null : (
        <div className="calendar-plot-note" title={note}>
          {note}
        </div>
      )}
    </div>
  )
}
