import { basisName, pointInLanguage, type FileColumn } from '@airshed/console-kit'
import {
  belowLimitWords,
  isStale,
  periodWords,
  type DataPoint,
  type Node,
  type PluginIntl,
} from '@airshed/kit'

type Reading = DataPoint & { lastValue: number; lastTimeReportedTs: number }

const isReading = (point: DataPoint): point is Reading =>
  point.lastValue !== null && point.lastTimeReportedTs !== null

/** The time that a value stands for, in words: the period of a computed parameter, else the reporting interval of its device. */
export function readingPeriod(
  { metric }: Pick<DataPoint, 'metric'>,
  intervalMs: number,
  intl: PluginIntl,
): string {
  const { avg, min, max } = metric?.conditions ?? {}
  const minutes = (avg ?? min ?? max)?.period
  return periodWords(minutes === undefined ? intervalMs : minutes * MINUTE_MS, intl.locale)
}

/** The name of a parameter, which says so where its newest value is corrected. */
export const newestName = (
  { correction }: Pick<DataPoint, 'correction'>,
  name: string,
  intl: PluginIntl,
): string =>
  correction?.basis === 'corrected'
    ? basisName(name, 'corrected', (id) => intl.formatMessage({ id }))
    : name

const MINUTE_MS = 60_000

/**
 * The newest reading of a device in a file, each part in a column of its own. An old one is kept with its time, and
 * said to be old.
 *
 * @param nowMs ms UTC
 */
export function newestInFile(intl: PluginIntl, nowMs: number): readonly FileColumn<Node>[] {
  const text = (id: string): string => intl.formatMessage({ id })
  const part = (
    id: string,
    valueKind: NonNullable<FileColumn<Node>['valueKind']>,
    read: (reading: Reading, device: Node) => string | number,
  ): FileColumn<Node> => ({
    header: text(`file.newest.${id}`),
    valueKind,
    value: (device) => {
      const { newest } = device
      return newest == null || !isReading(newest) ? null : read(newest, device)
    },
  })
  return [
    part('parameter', 'text', (reading) =>
      newestName(reading, pointInLanguage(reading, intl.locale).presentName, intl),
    ),
    part('value', 'number', ({ lastValue }) => lastValue),
    part('unit', 'text', ({ unit }) => unit),
    part('period', 'text', (reading, { interval }) => readingPeriod(reading, interval, intl)),
    part('time', 'time', ({ lastTimeReportedTs }) => lastTimeReportedTs),
    part('state', 'text', ({ lastValue, lastLimit, unit, lastTimeReportedTs }, { interval }) =>
      lastLimit === undefined
        ? text(
            isStale(lastTimeReportedTs, interval, nowMs) ? 'file.state.old' : 'file.state.current',
          )
        : belowLimitWords({ limit: lastLimit, counted: lastValue }, unit, intl),
    ),
  ]
}
