import { rangeStatistics } from '@airshed/domain'
import { MEASUREMENT_FLAGS, type ParameterKind, type RangeStatistics } from '@airshed/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { StatisticFigure } from '../frames/StatisticFigure.tsx'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { LegendCards } from './LegendCards.tsx'

afterEach(cleanUp)

const range = { from: 0, to: 40 }
const series = {
  id: 'one',
  label: 'One',
  times: Float64Array.of(0, 10, 20, 30),
  values: Float64Array.of(60, 60, 60, 90),
  unit: '',
  precision: 1,
  color: 'black',
}

describe('the figures on a legend card', () => {
  it.each<[string, ParameterKind, string, string]>([
    ['an amount', 'scalar', 'Min 60.0Avg 67.5Max 90.0', '60.0 | 67.5 | 90.0'],
    ['a sound level', 'level', 'Min 60.0Leq 84.0Max 90.0', '60.0 | Leq 84.0 | 90.0'],
    ['a highest level', 'maximum', 'Max 90.0', '– | – | 90.0'],
    ['a lowest level', 'minimum', 'Min 60.0', '60.0 | – | –'],
    ['rain', 'sum', 'Total 270.0', '– | Total 270.0 | –'],
    ['a direction', 'direction', 'Avg 67.4', '– | 67.4 | –'],
    ['a state', 'boolean', 'Share 100%', '– | 100% | –'],
  ])('a legend card shows the figures of %s', (_, kind, legend, row) => {
    const statistics = rangeStatistics({ ...series, kind, reportingIntervalMs: 10 }, range)
    const page = renderInto(
      <>
        <LegendCards series={[{ ...series, kind }]} range={range} />
        <table>
          <tbody>
            <tr>
              {(['minimum', 'value', 'maximum'] as const).map((column) => (
                <td key={column}>
                  <StatisticFigure {...{ column, statistics }} frame={{ kind, precision: 1 }} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </>,
    )
    expect(page.querySelector('.air-legend-figures')?.textContent).toBe(legend)
    const cells = [...page.querySelectorAll('td')].map(({ textContent }) => textContent)
    expect(cells.join(' | ')).toBe(row)
  })

  it('shows the online status as share of time, up to the last known state', () => {
    const minutes = (...at: number[]) => Float64Array.from(at, (minute) => minute * 60_000)
    const steps = {
      ...series,
      path: '190:4',
      kind: 'boolean' as const,
      times: minutes(0, 30, 40),
      values: Float64Array.of(1, 0, 0),
    }
    const hour = { from: 0, to: 3_600_000 }
    const page = renderInto(<LegendCards series={[steps]} range={hour} />)
    expect(page.querySelector('.air-legend-figures')?.textContent).toBe('Share 75%')
    expect(page.querySelector('[title]')?.getAttribute('title')).toBe(
      'Known for 40 of 40 minutes (100%)',
    )
  })

  const shownOf = (statistics: RangeStatistics) =>
    renderInto(
      <LegendCards series={[series]} range={range} statistics={{ one: statistics }} />,
    ).querySelector('.air-legend-figures')

  it('takes the figures from all readings where the line has only some of them', () => {
    const page = renderInto(<LegendCards series={[{ ...series, completeness: 1 }]} range={range} />)
    expect(page.textContent).toContain('Min 60.0Avg –Max 90.0')
    const figures = rangeStatistics({ ...series, kind: 'scalar', reportingIntervalMs: 10 }, range)
    expect(shownOf({ ...figures, value: 61.2 })?.textContent).toBe('Min 60.0Avg 61.2Max 90.0')
  })

  it('says how many readings the figures rest on, and how these were weighted', () => {
    const half = { ...series, kind: 'scalar', reportingIntervalMs: 5 } as const
    const shown = shownOf(rangeStatistics(half, range))
    expect(shown?.textContent).toBe('Min 60.0Avg – (50%)Max 90.0')
    expect(shown?.children[1]?.getAttribute('title')).toBe(
      'From 4 of 8 expected readings (50%) · too few for a statistic: needs 75%',
    )
    const changed = {
      ...half,
      reportingIntervals: [
        { fromMs: 0, intervalMs: 10 },
        { fromMs: 30, intervalMs: 20 },
      ],
    }
    const weighted = shownOf(rangeStatistics(changed, { from: 0, to: 50 }))
    expect(weighted?.textContent).toBe('Min 60.0Avg 72.0Max 90.0')
    expect(weighted?.children[1]?.getAttribute('title')).toContain('weighted by time')
  })

  it('says how many readings are below their detection limit, and how they count', () => {
    const half = {
      ...series,
      kind: 'scalar' as const,
      reportingIntervalMs: 10,
      values: Float64Array.of(60, 1, 70, 90),
      flags: Uint8Array.of(0, MEASUREMENT_FLAGS.belowLimit, 0, 0),
    }
    const shown = shownOf(rangeStatistics(half, range))
    expect(shown?.children[1]?.getAttribute('title')).toContain(
      '1 reading below the detection limit, counted as half of it',
    )
    expect(shown?.querySelector('.air-visually-hidden')?.textContent).toContain(
      '1 reading below the detection limit',
    )
  })

  it('says how many readings a flag left out, and why', () => {
    const { sensorFault: fault, implausible, futureTime } = MEASUREMENT_FLAGS
    const hidden = {
      ...series,
      kind: 'scalar' as const,
      reportingIntervalMs: 10,
      values: Float64Array.of(60, Number.NaN, Number.NaN, 90),
      flags: Uint8Array.of(0, fault | implausible, implausible, futureTime),
    }
    const statistics = rangeStatistics(hidden, range)
    const shown = shownOf(statistics)
    expect(shown?.children[1]?.getAttribute('title')).toBe(
      'From 2 of 4 expected readings (50%) · too few for a statistic: needs 75% · 1 reading left out: sensor fault · 1 reading left out: implausible',
    )
    const spoken = shown?.querySelector('.air-visually-hidden')?.textContent
    expect(spoken).toBe(', 1 reading left out: sensor fault, 1 reading left out: implausible')
    const frame = { kind: 'scalar', precision: 1 } as const
    const cell = renderInto(<StatisticFigure column="value" {...{ statistics, frame }} />)
    expect(cell.querySelector('span[title]')?.getAttribute('title')).toContain('left out')
  })
})
