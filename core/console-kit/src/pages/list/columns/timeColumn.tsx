import { RelativeTime } from '@airshed/ui'
import type { ReactNode } from 'react'
import type { ListColumn } from './listColumn.ts'

export interface TimeColumnOptions<Row> extends Omit<
  ListColumn<Row>,
  'cell' | 'value' | 'valueKind'
> {
  /** The time of a row, ms UTC; null if there is none. */
  at: (row: Row) => number | null
  /** The current time, ms UTC. */
  nowMs: number
  /** IANA zone of the exact time on hover, default UTC. */
  timeZone: string | undefined
  /** Shown if there is no time, default "Never". */
  none?: ReactNode
}

/** A column of times, relative to now: `2 h ago`. Exports have the exact time. */
export function timeColumn<Row>(options: TimeColumnOptions<Row>): ListColumn<Row> {
  const { at, nowMs, timeZone = 'UTC', none, ...column } = options
  return {
    ...column,
    cell: (row) => {
      const time = at(row)
      if (time === null && none !== undefined) return none
      return <RelativeTime at={time} now={nowMs} timezone={timeZone} />
    },
    value: at,
    valueKind: 'time',
  }
}
