import { randomFrom, TEST_NOW_MS } from '@airshed/testing'
import { Type } from 'typebox'
import type { ListAnswer } from '../list/rows/listRows.ts'
import { defineList, type ListQuery } from '../list/state/listSchema.ts'

/** An alert of the sample list. */
export interface SampleAlert {
  id: string
  name: string
  message: string
  status: 'active' | 'resolved' | 'idle' | 'deactivated'
  devices: number
  /** ms UTC; null: never. */
  triggeredMs: number | null
}

export const ALERT_STATUSES = ['active', 'resolved', 'idle', 'deactivated'] as const
const PLACES = ['Harbour', 'Town hall', 'Rivermouth', 'North gate', 'School yard', 'Ring road 7']
const PARAMETERS = ['PM2.5', 'PM10', 'Ozone', 'NO₂', 'Noise', 'Battery']
const MINUTE_MS = 60_000

/** The filters and sorts of the sample list. */
export const SAMPLE_LIST = defineList({
  filters: Type.Object({
    status: Type.Array(Type.Enum([...ALERT_STATUSES])),
    triggered: Type.Boolean(),
  }),
  sorts: ['status', 'name', 'devices', 'triggered'],
  defaultSort: 'status',
  groups: { status: 'status' },
})

/** The given number of alerts, the same every time. */
export function sampleAlerts(count: number): SampleAlert[] {
  const random = randomFrom(7)
  const oneOf = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value
  return Array.from({ length: count }, (_, index) => {
    const parameter = oneOf(PARAMETERS)
    const status = oneOf(ALERT_STATUSES)
    return {
      id: `alert-${index + 1}`,
      name: `${parameter} at ${oneOf(PLACES)} ${index + 1}`,
      message: `${parameter} was above its limit for more than ${5 + Math.floor(random() * 50)} minutes. Inform the operator on duty and check the inlet of the device`,
      status,
      devices: 1 + Math.floor(random() * 40),
      triggeredMs: status === 'idle' ? null : TEST_NOW_MS - Math.floor(random() * 9000) * MINUTE_MS,
    }
  })
}

const valueOf = (alert: SampleAlert, column: string): string | number => {
  if (column === 'status') return ALERT_STATUSES.indexOf(alert.status)
  if (column === 'devices') return alert.devices
  return column === 'triggered' ? (alert.triggeredMs ?? 0) : alert.name
}

/** An in-memory server: searches, filters, sorts and pages like the real one. */
export function sampleServer(alerts: readonly SampleAlert[], pageSize = 50) {
  const asked: string[] = []
  return {
    /** A description of each request. */
    asked,
    load(request: ListQuery & { cursor: string | null }): Promise<ListAnswer<SampleAlert>> {
      const { search, sort, filters, cursor } = request
      asked.push(`${search}|${sort}|${JSON.stringify(filters)}|${cursor ?? ''}`)
      const statuses = filters['status'] as string[] | undefined
      const triggered = filters['triggered'] as boolean | undefined
      const column = sort.replace(/^-/, '')
      const sign = sort.startsWith('-') ? -1 : 1
      const matching = alerts
        .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
        .filter(({ status }) => statuses === undefined || statuses.includes(status))
        .filter((one) => triggered === undefined || (one.triggeredMs !== null) === triggered)
        .toSorted((a, b) => {
          const [left, right] = [valueOf(a, column), valueOf(b, column)]
          return sign * (left < right ? -1 : left > right ? 1 : 0)
        })
      const from = Number(cursor ?? 0)
      const data = matching.slice(from, from + pageSize)
      return Promise.resolve({
        data,
        next: from + data.length < matching.length ? String(from + data.length) : null,
        total: matching.length,
      })
    },
  }
}
