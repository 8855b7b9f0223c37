import { THEME_NAMES } from '@airshed/ui'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import type { ColumnOfChart } from '@airshed/domain/drawing'
import { DonutChart } from './DonutChart.tsx'
import { Sparkline } from './Sparkline.tsx'

afterEach(cleanUp)

const categories = [
  { id: 'online', label: 'Online', color: '#1b7f4b' },
  { id: 'offline', label: 'Offline', color: '#5c6b75' },
]
const columns: ColumnOfChart[] = [
  { id: '1', label: '13:00', values: { online: 30, offline: 10 } },
  { id: '2', label: '14:00', values: { online: 28 } },
]
const slices = [
  { id: 'online', label: 'Online', value: 30, color: '#1b7f4b' },
  { id: 'offline', label: 'Offline', value: 10, color: '#5c6b75' },
]

describe.each(THEME_NAMES)('columns, donut and sparkline in %s', (theme) => {
  it('columns, donut and sparkline pass the accessibility check', async () => {
    renderInto(
      <>
        <ColumnChart label="Devices" {...{ columns, categories }} width={300} height={200} />
        <DonutChart label="Shares" slices={slices} size={160} />
        <DonutChart label="Nothing" slices={[]} size={80} />
        <Sparkline values={[1, 2, 3]} color="#0072b2" label="PM2.5 is rising" />
      </>,
      theme,
    )
    expect(await accessibilityIssues()).toEqual([])
  })
})

it('a hatched part is told apart without its colour', () => {
  renderInto(
    <DonutChart
      label="Shares"
      slices={slices.map((slice) => ({ ...slice, isStriped: slice.id === 'offline' }))}
      size={160}
    />,
  )
  const [stripes, ...others] = document.querySelectorAll('.air-donut-stripes')
  expect(others).toEqual([])
  const [, id = ''] = /url\(#(.+)\)/.exec(stripes?.getAttribute('fill') ?? '') ?? []
  expect(document.getElementById(id)?.tagName).toBe('pattern')
})

describe('shapes for screen readers', () => {
  it('columns are a table with totals', async () => {
    renderInto(
      <ColumnChart label="Devices" {...{ columns, categories }} width={300} height={200} />,
    )
    const table = page.getByRole('table', { name: 'Devices' })
    await expect.element(table.getByRole('row', { name: '13:00 30 10 40' })).toBeInTheDocument()
    await expect.element(table.getByRole('row', { name: '14:00 28 0 28' })).toBeInTheDocument()
  })

  it('an hour that comes twice has two rows', async () => {
    const twice = columns.map((column) => ({ ...column, label: '02:00' }))
    renderInto(
      <ColumnChart label="Devices" columns={twice} {...{ categories }} width={300} height={200} />,
    )
    await expect.element(page.getByRole('row', { name: '02:00 30 10 40' })).toBeInTheDocument()
    await expect.element(page.getByRole('row', { name: '02:00 28 0 28' })).toBeInTheDocument()
  })

  it('a donut is a table with shares', async () => {
    renderInto(<DonutChart label="Shares" slices={slices} size={160} />)
    await expect.element(page.getByRole('row', { name: 'Online 30 75%' })).toBeInTheDocument()
  })
})

describe('columns', () => {
  const words = (container: HTMLElement) =>
    [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)

  it('labels each column, or only the marked ones where the caller gives marks', () => {
    const props = { label: 'Devices', columns, categories, width: 300, height: 200 }
    const ticks = ['0', '10', '20', '30', '40']
    expect(words(renderInto(<ColumnChart {...props} />))).toEqual([...ticks, '13:00', '14:00'])
    const marks = new Map([['2', 'May 17']])
    expect(words(renderInto(<ColumnChart {...props} marks={marks} />))).toEqual([
      ...ticks,
      'May 17',
    ])
  })

  it('hatches the columns of an unfinished hour', () => {
    const growing = columns.map((column, index) => ({ ...column, share: index === 0 ? 1 : 0.5 }))
    const props = { label: 'Devices', columns: growing, categories, width: 300, height: 200 }
    const container = renderInto(<ColumnChart {...props} />)
    const fills = [...container.querySelectorAll('svg > g > rect:not([fill="transparent"])')].map(
      (rect) => rect.getAttribute('fill') ?? '',
    )
    expect(fills.slice(0, 2)).toEqual(['#1b7f4b', '#5c6b75'])
    const patterns = fills
      .slice(2)
      .map((fill) => document.getElementById(/^url\(#(.*)\)$/.exec(fill)?.[1] ?? ''))
    expect(patterns.map((pattern) => pattern?.tagName)).toEqual(['pattern', 'pattern'])
  })

  it('keeps every word inside the edges, however large the numbers', () => {
    const large = columns.map((column, index) => ({
      ...column,
      label: 'Nov 21, 14:00',
      values: { online: 98_765 - index },
    }))
    const container = renderInto(
      <ColumnChart label="Devices" columns={large} {...{ categories }} width={300} height={200} />,
    )
    const box = container.querySelector('svg')?.getBoundingClientRect()
    for (const word of container.querySelectorAll('svg text')) {
      const { left, right } = word.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(box?.left ?? 0)
      expect(right).toBeLessThanOrEqual(box?.right ?? 0)
    }
  })
})

describe('a donut', () => {
  it('names the slice under the pointer', async () => {
    const container = renderInto(<DonutChart label="Shares" slices={slices} size={160} />)
    const middle = () => container.querySelector('.air-donut-middle')?.textContent
    expect(middle()).toBe('40Total')
    // Again until it holds: the pointer of the browser may rest on the other part and tell that.
    const point = () => {
      container
        .querySelectorAll('path')[1]
        ?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
      return middle()
    }
    await expect.poll(point).toBe('10Offline, 25%')
  })
})
