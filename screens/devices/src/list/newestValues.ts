import { pointInLanguage, type MoreTable } from '@airshed/console-kit'
import { belowLimitWords, isStale, type DataPoint, type Node, type PluginIntl } from '@airshed/kit'
import { readingPeriod } from './newestInFile.ts'

type Cell = string | number | null
interface Column {
  id: 'serial' | 'name' | 'parameter' | 'value' | 'unit' | 'period' | 'time' | 'state' | 'dataPoint'
  kind: 'text' | 'number' | 'time'
}

const COLUMNS: readonly Column[] = [
  { id: 'serial', kind: 'text' },
  { id: 'name', kind: 'text' },
  { id: 'parameter', kind: 'text' },
  { id: 'value', kind: 'number' },
  { id: 'unit', kind: 'text' },
  { id: 'period', kind: 'text' },
  { id: 'time', kind: 'time' },
  { id: 'state', kind: 'text' },
  { id: 'dataPoint', kind: 'text' },
]

const dataPointId = ({ _id: id }: DataPoint): string => id

/** Whether a data point measures something that is known, and has done so. */
const hasMeasured = ({ _type, path, lastTimeReportedTs }: DataPoint): boolean =>
  (_type === 'raw' || _type === 'metric') && !path.startsWith('raw:') && lastTimeReportedTs !== null

/**
 * The newest value of every data point of the devices, one in a row: with its unit, the period that it stands for, its
 * time, and whether it is current, old, below its detection limit, in which case the value is what it counts, or was hidden by
 * a flag, in which case there is none.
 *
 * @param nowMs ms UTC
 */
export function newestValues(intl: PluginIntl, nowMs: number): MoreTable<Node> {
  const text = (id: string): string => intl.formatMessage({ id })
  const stateOf = (
    { lastValue, lastLimit, lastTimeReportedTs, unit }: DataPoint,
    intervalMs: number,
  ): string => {
    if (lastLimit !== undefined) {
      return belowLimitWords({ limit: lastLimit, counted: lastValue }, unit, intl)
    }
    if (lastValue === null) return text('file.state.hidden')
    return text(
      isStale(lastTimeReportedTs, intervalMs, nowMs) ? 'file.state.old' : 'file.state.current',
    )
  }
  return {
    title: text('file.values'),
    tableOf: (devices) => ({
      columns: COLUMNS.map(({ id, kind }) => ({ header: text(`file.values.${id}`), kind })),
      rows: devices.flatMap((device) =>
        (device.data_points ?? [])
          .filter(hasMeasured)
          .map((point): Cell[] => [
            device.serial,
            device.presentName,
            pointInLanguage(point, intl.locale).presentName,
            point.lastValue,
            point.unit,
            readingPeriod(point, device.interval, intl),
            point.lastTimeReportedTs,
            stateOf(point, device.interval),
            dataPointId(point),
          ]),
      ),
    }),
  }
}
