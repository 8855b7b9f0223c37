import { expect, it } from 'vitest'
import { sourceOf } from '../computed/sourceSeries.fixture.ts'
import { describeMarylebone } from '../testsupport/marylebone.fixture.ts'
import { DAY_MS, HOUR_MS } from '../time/duration.ts'
import { UNEVALUATED } from './alertHistory.ts'
import { planOf } from './alertPlan.ts'
import { evaluateAlert } from './evaluateAlert.ts'

/** The daily limit of the European Union for PM10, µg/m³ (directive 2008/50/EC, annex XI). */
const LIMIT = 50
const DUE = 24
const ENOUGH = 18

describeMarylebone('the PM10 of eight real years', (record) => {
  const times = record.times()
  const hours = record.column('pm10').flatMap((value, at) => {
    const ts = times[at] ?? Number.NaN
    return Number.isNaN(value) ? [] : [{ ts, value }]
  })

  /** By plain loops: the hours at which the mean of the 24 hours before is found above the limit, or not. */
  function plainChanges(): (readonly [number, boolean])[] {
    const changes: (readonly [number, boolean])[] = []
    let isActive: boolean | null = null
    let first = 0
    for (const [at, { ts }] of hours.entries()) {
      while ((hours[first]?.ts ?? 0) < ts - DAY_MS) first += 1
      const day = hours.slice(first, at)
      if (day.length < ENOUGH) continue
      const isAbove = day.reduce((sum, { value }) => sum + value, 0) / day.length > LIMIT
      if (isAbove !== isActive) changes.push([ts, isAbove])
      isActive = isAbove
    }
    return changes
  }

  it('a limit on daily means is exceeded on the days that a plain loop finds', () => {
    const plan = planOf({
      rules: [
        {
          _id: 'g',
          conditions: [
            {
              dataPointId: { func: 'avg', dataPointId: 'pm10', period: DUE * 60 },
              expr: 'gt',
              value: LIMIT,
            },
          ],
        },
      ],
    })
    const series = {
      source: sourceOf({ id: 'pm10' }),
      times: Float64Array.from(hours, ({ ts }) => ts),
      values: Float64Array.from(hours, ({ value }) => value),
      reportingIntervalMs: HOUR_MS,
    }
    const span = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
    const { changes } = evaluateAlert(plan, new Map([['pm10', series]]), span, UNEVALUATED)
    const found = changes.map(({ ts, isActive }) => [ts, isActive])
    expect(found.length).toBeGreaterThan(200)
    expect(found).toEqual(plainChanges())
  })
})
