import type { ParameterKind } from '@airshed/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { StatisticFigure } from '../frames/StatisticFigure.tsx'
import { seriesStatistics } from '../series/seriesStatistics.ts'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { LegendCards } from './LegendCards.tsx'

afterEach(cleanUp)

const range = { from: 0, to: 30 }
const series = {
  id: 'one',
  label: 'One',
  times: Float64Array.of(0, 10, 20, 30),
  values: Float64Array.of(60, 60, 60, 90),
  unit: '',
  precision: 1,
  color: 'black',
}

describe('the figures of a line are those of its kind:', () => {
  it.each<[string, ParameterKind, string, string]>([
    ['an amount', 'scalar', 'Min 60.0Avg 67.5Max 90.0', '60.0 | 67.5 | 90.0'],
    ['a sound level', 'level', 'Min 60.0Leq 84.0Max 90.0', '60.0 | Leq 84.0 | 90.0'],
    ['a highest level', 'maximum', 'Max 90.0', '– | – | 90.0'],
    ['a lowest level', 'minimum', 'Min 60.0', '60.0 | – | –'],
    ['rain', 'sum', 'Total 270.0', '– | Total 270.0 | –'],
    ['a direction', 'direction', 'Avg 67.4', '– | 67.4 | –'],
  ])('%s', (_, kind, legend, row) => {
    const statistics = seriesStatistics({ ...series, kind }, range)
    const page = renderInto(
      <>
        <LegendCards series={[{ ...series, kind }]} range={range} />
        <table>
          <tbody>
            <tr>
              {(['minimum', 'average', 'maximum'] as const).map((column) => (
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

  it('says of a drawn mean that it is nearly that of all readings', () => {
    const statistics = seriesStatistics({ ...series, completeness: 0.9 }, range)
    const page = renderInto(
      <StatisticFigure
        column="average"
        statistics={statistics}
        frame={{ kind: 'scalar', precision: 1, completeness: 0.9 }}
      />,
    )
    expect(page.textContent).toBe('≈ 67.5')
  })
})
