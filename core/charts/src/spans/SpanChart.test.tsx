import { THEME_NAMES } from '@airshed/ui'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { SpanChart, type SpanChartProps } from './SpanChart.tsx'

afterEach(cleanUp)

const NOON = Date.UTC(2026, 2, 14, 12)
const hours = (count: number): number => NOON + count * 3_600_000

const usual: SpanChartProps = {
  label: 'When it was active',
  rows: [
    {
      id: 'alert',
      name: 'Dust at night',
      color: 'var(--air-danger)',
      spans: [
        { id: '1', from: hours(1), to: hours(2), words: '13:00 – 14:00, 1 h' },
        { id: '2', from: hours(4), to: hours(6), words: '16:00 – now, 2 h', isOpen: true },
      ],
    },
    {
      id: 'pm25',
      name: 'PM2.5 at the quay',
      color: 'var(--air-series-1)',
      spans: [
        { id: '1', from: hours(1), to: hours(2), words: '13:00 – 14:00, 1 h', isHatched: true },
      ],
    },
  ],
  range: { from: NOON, to: hours(6) },
  timezone: 'UTC',
  timesLabel: 'Times',
  width: 600,
}
const draw = (changes: Partial<SpanChartProps> = {}) =>
  renderInto(<SpanChart {...usual} {...changes} />)
const bars = (container: HTMLElement) => [...container.querySelectorAll('svg path')]

it.each(THEME_NAMES)('a chart of spans passes the accessibility check in %s', async (theme) => {
  renderInto(<SpanChart {...usual} />, theme)
  expect(await accessibilityIssues()).toEqual([])
})

it('a chart of spans is a table for screen readers', async () => {
  draw()
  const table = page.getByRole('table', { name: 'When it was active' })
  await expect
    .element(table.getByRole('row', { name: 'Dust at night 16:00 – now, 2 h' }))
    .toBeInTheDocument()
  await expect
    .element(table.getByRole('row', { name: 'PM2.5 at the quay 13:00 – 14:00, 1 h' }))
    .toBeInTheDocument()
})

describe('the bars of a chart of spans', () => {
  it('marks hatched and open spans by more than their colour', () => {
    const [full, open, hatched] = bars(draw())
    expect(full?.getAttribute('fill')).toBe('var(--air-danger)')
    const [, id = ''] = /url\(#(.+)\)/.exec(hatched?.getAttribute('fill') ?? '') ?? []
    expect(document.getElementById(id)?.tagName).toBe('pattern')
    // The end of what goes on is notched, that of the others straight.
    const endsOf = (path: Element | undefined) => /H(\d+)L(\d+)/.exec(path?.getAttribute('d') ?? '')
    expect(endsOf(full)?.[1]).toBe(endsOf(full)?.[2])
    expect(endsOf(open)?.slice(1)).toEqual(['600', '595'])
  })

  it('outlines spans of another kind in a colour of their own', () => {
    const [first] = usual.rows
    if (first === undefined) throw new Error('expected a row')
    const gone = { id: '3', from: hours(2), to: hours(4), words: 'No data', isOutlined: true }
    const rows = [{ ...first, spans: [...first.spans, { ...gone, color: 'var(--air-warning)' }] }]
    const bar = bars(draw({ rows })).at(-1)
    expect(bar?.getAttribute('stroke')).toBe('var(--air-warning)')
    expect(bar?.getAttribute('stroke-dasharray')).toBeTruthy()
    expect(Number(bar?.getAttribute('fill-opacity'))).toBeLessThan(0.2)
  })

  it('shows the time of the bar under the pointer', async () => {
    const [bar] = bars(draw())
    bar?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    const tooltip = () => document.querySelector('.air-chart-tooltip')?.textContent
    await expect.poll(tooltip).toBe('13:00 – 14:00, 1 hDust at night')
  })
})

describe('the axis of a chart of spans', () => {
  it('marks round times of the time zone', () => {
    const words = (container: HTMLElement) =>
      [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    expect(words(draw())).toContain('13:00')
    expect(words(draw({ timezone: 'America/New_York' }))).toContain('09:00')
  })

  it('keeps axis labels inside a narrow chart', () => {
    const container = draw({ width: 280, range: { from: NOON, to: hours(24 * 30) } })
    const box = container.querySelector('svg')?.getBoundingClientRect()
    for (const word of container.querySelectorAll('svg text')) {
      const { left, right } = word.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual((box?.left ?? 0) - 1)
      expect(right).toBeLessThanOrEqual((box?.right ?? 0) + 1)
    }
  })
})
