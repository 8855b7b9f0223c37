import {
  frameNames,
  LegendCards,
  MonitorLink,
  type ChartSeries,
  type Frame,
  type PluginIntl,
  type TimeRange,
  type WidgetActions,
  type WidgetData,
} from '@airshed/kit'

export interface ChartLegendProps {
  frames: readonly Frame[]
  /** Series of the frames, in the same order. */
  series: readonly ChartSeries[]
  /** Lines of reported values beside those of corrected ones. */
  beside: readonly ChartSeries[]
  range: TimeRange
  statistics: WidgetData['statistics']
  intl: PluginIntl
  actions: WidgetActions
  /** Cards may take two rows; otherwise one that scrolls. */
  isRoomy: boolean
  onToggle: (dataPointId: string) => void
}

/** A card for each line, shown or waiting, with a link to its monitor; those of reported values follow their lines. */
export function ChartLegend(props: ChartLegendProps) {
  const { frames, series, beside, range, statistics, intl, actions, isRoomy, onToggle } = props
  // The axis shows it once.
  const isUnitShared = frames.length > 1 && frameNames(frames).unit !== null
  return (
    <ul
      className="chart-widget-legend"
      data-roomy={isRoomy}
      aria-label={intl.formatMessage({ id: 'legend' })}
    >
      {frames.map(({ dataPointId, nodeId, label }, index) => {
        const one = series[index]
        return one === undefined ? null : (
          <li key={dataPointId}>
            <LegendCards
              series={[one]}
              isUnitHidden={isUnitShared}
              renderEnd={() => (
                <MonitorLink
                  nodeId={nodeId}
                  dataPointId={dataPointId}
                  label={intl.formatMessage({ id: 'legend.monitor' }, { name: label })}
                  actions={actions}
                />
              )}
              {...{ range, statistics, onToggle }}
            />
          </li>
        )
      })}
      {beside.map((one) => (
        <li key={one.id}>
          <LegendCards series={[one]} isUnitHidden={isUnitShared} range={range} />
        </li>
      ))}
    </ul>
  )
}
