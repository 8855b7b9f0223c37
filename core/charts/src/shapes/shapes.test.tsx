import { THEME_NAMES } from '@airshed/ui'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import type { ColumnOfChart } from './columnLayout.ts'
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
  it('are accessible', async () => {
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

describe('for who does not see them', () => {
  it('columns are a table with totals', async () => {
    renderInto(
      <ColumnChart label="Devices" {...{ columns, categories }} width={300} height={200} />,
    )
    const table = page.getByRole('table', { name: 'Devices' })
    await expect.element(table.getByRole('row', { name: '13:00 30 10 40' })).toBeInTheDocument()
    await expect.element(table.getByRole('row', { name: '14:00 28 0 28' })).toBeInTheDocument()
  })

  it('a donut is a table with shares', async () => {
    renderInto(<DonutChart label="Shares" slices={slices} size={160} />)
    await expect.element(page.getByRole('row', { name: 'Online 30 75%' })).toBeInTheDocument()
  })
})

describe('a donut', () => {
  it('tells the part that is pointed at', async () => {
    const container = renderInto(<DonutChart label="Shares" slices={slices} size={160} />)
    const middle = () => container.querySelector('.air-donut-middle')?.textContent
    expect(middle()).toBe('40Total')
    // Again until it holds: the pointer of the browser may rest on the other part and tell that.
    const point = () => {
      container
        .querySelectorAll('path')[1]
        ?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      return middle()
    }
    await expect.poll(point).toBe('10Offline, 25%')
  })
})
