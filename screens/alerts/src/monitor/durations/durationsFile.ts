import type { AlertDetails as Alert, AlertDuration, ValueTable } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { WatchedPoints } from '../../list/ruleText.ts'
import { categoryName } from '../categoryName.ts'
import { measuredValue, measuredText } from '../measuredText.ts'
import { spanNotes } from '../spanText.ts'

export interface DurationsFileOptions {
  alert: Pick<Alert, '_id' | 'name'>
  points: WatchedPoints
  intl: PluginIntl
  /** Title of the file. */
  title: string
}

const SECOND_MS = 1000

/**
 * The durations as exported to a file, the oldest first. The value of a single condition is a number with
 * its unit beside it; several values, or ones that are not numbers, are text.
 */
export function durationsFile(
  durations: readonly AlertDuration[],
  { alert, points, intl, title }: DurationsFileOptions,
): ValueTable {
  const head = (id: string): string => intl.formatMessage({ id: `monitor.column.${id}` })
  const { timeZone = 'UTC' } = intl
  return {
    title,
    columns: [
      { header: head('from'), kind: 'time' },
      { header: head('to'), kind: 'time' },
      { header: head('durationSeconds'), kind: 'number', precision: 0 },
      { header: head('dataPoint'), kind: 'text' },
      { header: head('name'), kind: 'text' },
      { header: head('measured'), kind: 'number' },
      { header: head('unit'), kind: 'text' },
      { header: head('note'), kind: 'text' },
      { header: head('timezone'), kind: 'text' },
      { header: head('alert'), kind: 'text' },
      { header: head('state'), kind: 'text' },
    ],
    rows: durations.map((duration) => {
      const { state, from, to, dataPointId, measured } = duration
      const [only, ...others] = dataPointId === null ? [] : measured
      const number = only === undefined ? null : measuredValue(only, points)
      const valueText = dataPointId === null ? '' : measuredText(measured, points, intl)
      const isNumber = number !== null && others.length === 0
      return [
        from,
        to,
        Math.round((to - from) / SECOND_MS),
        dataPointId,
        categoryName(dataPointId, { name: alert.name, points, intl }),
        isNumber ? number.value : valueText || null,
        isNumber ? number.unit : null,
        spanNotes(duration, intl).join(', ') || null,
        timeZone,
        alert['_id'],
        intl.formatMessage({ id: `state.${state}` }),
      ]
    }),
  }
}
