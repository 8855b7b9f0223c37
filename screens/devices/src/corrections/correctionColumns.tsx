import type { Correction } from '@airshed/console-kit'
import { timeFormat, type Column, type DataPoint, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { formulaWords } from './formulaWords.ts'
import { standingOf } from './standingOf.ts'
import '../details/muted.css'
import './corrections.css'

export interface CorrectionColumnsOptions {
  /** All of the device. */
  corrections: readonly Correction[]
  /** Ids of data points whose corrected values are being computed. */
  computing: ReadonlySet<string>
  /** Data points of the device in the language of the page. */
  points: readonly DataPoint[]
  /** Time zone of the device, IANA. */
  timezone: string
  intl: PluginIntl
  /** Draws what can be done with a correction; undefined: the reader may do nothing. */
  actions: ((correction: Correction) => ReactNode) | undefined
}

/** Columns of corrections: what is corrected, how, when and why, by whom, and what became of it. */
export function correctionColumns(
  options: CorrectionColumnsOptions,
): readonly Column<Correction>[] {
  const { corrections, computing, points, timezone, intl, actions } = options
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const { dateTimeOfYear } = timeFormat(intl.locale, timezone)
  const time = (ms: number) => (
    <time dateTime={new Date(ms).toISOString()}>{dateTimeOfYear(ms)}</time>
  )
  const pointOf = ({ data_point_id: wanted }: Correction) =>
    points.find(({ _id: id }) => id === wanted)
  const nameOf = (correction: Correction): string =>
    pointOf(correction)?.shortPresentName ?? correction.data_point_id
  const newest = newestInForce(corrections)
  return [
    {
      id: 'parameter',
      header: text('correction.parameter'),
      cell: (correction) => {
        const { presentName, unit, storedUnit = unit } = pointOf(correction) ?? {}
        return (
          <>
            <span title={presentName}>{nameOf(correction)}</span>
            <div className="devices-muted">{storedUnit}</div>
          </>
        )
      },
      sortValue: nameOf,
    },
    {
      id: 'version',
      header: text('correction.version'),
      align: 'end',
      cell: ({ version }) => intl.formatNumber(version),
      sortValue: ({ version }) => version,
    },
    {
      id: 'formula',
      header: text('correction.formula'),
      cell: ({ formula }) => {
        const { title, source } = formulaWords(formula, intl)
        return (
          <div className="devices-correction-words">
            {title}
            {source === null ? null : <div className="devices-muted">{source}</div>}
          </div>
        )
      },
    },
    {
      id: 'time',
      header: text('correction.time'),
      cell: ({ from, to }) => (
        <>
          <div>{time(from)}</div>
          {to === null ? (
            <div className="devices-muted">{text('correction.noEnd')}</div>
          ) : (
            <div>– {time(to)}</div>
          )}
        </>
      ),
      sortValue: ({ from }) => from,
    },
    {
      id: 'reason',
      header: text('correction.reason'),
      cell: ({ reason }) => <div className="devices-correction-words">{reason}</div>,
    },
    {
      id: 'made',
      header: text('correction.made'),
      cell: ({ made_at: at, made_by: by }) => (
        <>
          {time(at)}
          <div className="devices-muted">{by ?? text('correction.byServer')}</div>
        </>
      ),
      sortValue: ({ made_at: at }) => at,
    },
    {
      id: 'state',
      header: text('column.status'),
      cell: (correction) => {
        const { data_point_id: point, version, withdrawn_at: at, withdrawn_by: by } = correction
        const isComputing = computing.has(point) && newest.get(point) === version
        return (
          <>
            {isComputing
              ? text('correction.state.computing')
              : text(`correction.state.${standingOf(correction, corrections)}`)}
            {at === null ? null : (
              <div className="devices-muted">
                {by ?? text('correction.byServer')}, {time(at)}
              </div>
            )}
          </>
        )
      },
    },
    ...(actions === undefined
      ? []
      : [
          {
            id: 'actions',
            header: text('correction.actions'),
            isHeaderHidden: true,
            cell: actions,
          },
        ]),
  ]
}

/** Data point → the version of its newest correction that was not withdrawn. */
function newestInForce(corrections: readonly Correction[]): ReadonlyMap<string, number> {
  const newest = new Map<string, number>()
  for (const { data_point_id: point, version, withdrawn_at: at } of corrections) {
    if (at === null) newest.set(point, Math.max(version, newest.get(point) ?? 0))
  }
  return newest
}
