import type { ListColumn, QualityFlag } from '@airshed/console-kit'
import { RelativeTime, StatusTag, type DataPoint, type PluginIntl } from '@airshed/kit'

export interface FlagColumnsOptions {
  /** Those of the device. */
  points: readonly DataPoint[]
  /** Formats a time, ms UTC. */
  format: (ms: number) => string
  /** IANA zone of the times. */
  timezone: string
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Columns of quality flags: the span, the parameter, why, by whom and when, and whether it is in force. */
export function flagColumns(options: FlagColumnsOptions): readonly ListColumn<QualityFlag>[] {
  const { points, format, timezone, nowMs, intl } = options
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const parameter = ({ data_point_id: wanted }: QualityFlag): string =>
    points.find(({ _id: id }) => id === wanted)?.shortPresentName ?? wanted
  const state = ({ withdrawn_at: at, withdrawn_by: by, is_settled: isSettled }: QualityFlag) => {
    if (!isSettled) return text('quality.state.settling')
    if (at === null) return text('quality.state.inForce')
    return by === null
      ? text('quality.state.withdrawn')
      : text('quality.state.withdrawnBy', { name: by })
  }
  const time = (ms: number) => <time dateTime={new Date(ms).toISOString()}>{format(ms)}</time>
  return [
    {
      id: 'time',
      header: text('config.from'),
      widthPx: 160,
      isSortable: true,
      isTitle: true,
      cell: ({ from }) => time(from),
      value: ({ from }) => from,
      valueKind: 'time',
    },
    {
      id: 'end',
      header: text('config.to'),
      widthPx: 160,
      cell: ({ to }) => time(to),
      value: ({ to }) => to,
      valueKind: 'time',
    },
    {
      id: 'parameter',
      header: text('revised.parameter'),
      widthPx: 112,
      cell: parameter,
      value: parameter,
    },
    {
      id: 'reason',
      header: text('config.reason'),
      widthPx: 200,
      grow: 2,
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
      value: ({ reason }) => reason,
    },
    {
      id: 'author',
      header: text('revised.by'),
      widthPx: 144,
      grow: 1,
      cell: ({ made_by: by }) => by ?? text('quality.rule'),
      value: ({ made_by: by }) => by ?? text('quality.rule'),
    },
    {
      id: 'made',
      header: text('quality.made'),
      widthPx: 104,
      narrow: 'hidden',
      cell: ({ made_at: at }) => <RelativeTime at={at} now={nowMs} timezone={timezone} />,
      value: ({ made_at: at }) => at,
      valueKind: 'time',
    },
    {
      id: 'state',
      header: text('quality.state'),
      widthPx: 176,
      narrow: 'badge',
      cell: (flag) => (
        <StatusTag
          status={flag.withdrawn_at === null ? 'activated' : 'completed'}
          label={state(flag)}
        />
      ),
      value: state,
    },
  ]
}
