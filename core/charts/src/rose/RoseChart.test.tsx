import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { RoseChart, type RoseChartProps } from './RoseChart.tsx'

afterEach(cleanUp)

const sectors = Array.from({ length: 16 }, (_, index) => ({
  id: String(index),
  directionDeg: index * 22.5,
  parts: [
    { id: 'slow', from: 0, to: 4, color: '#88bbcc' },
    { id: 'fast', from: 4, to: index === 9 ? 14 : 4, color: '#114466' },
  ],
}))

function Rose(props: Partial<RoseChartProps>) {
  return (
    <RoseChart
      label="Wind"
      tell={(index) => ({
        title: `Sector ${index}`,
        rows: [{ name: 'slow', color: 'red', value: '4%' }],
        sentence: `Sector ${index}: slow 4%`,
      })}
      writeRing={(value) => `${value}%`}
      middle={{ figure: '0.1%', word: 'calms' }}
      width={400}
      height={320}
      {...{ sectors }}
      {...props}
    />
  )
}

const rose = () => page.getByRole('group', { name: 'Wind' })
const tooltip = () => document.querySelector('.air-chart-tooltip')?.textContent ?? null

describe('a compass rose', () => {
  it('draws the parts that have a length, the letters, and a figure in the middle', () => {
    renderInto(<Rose />)
    expect(document.querySelectorAll('.air-rose-part')).toHaveLength(17)
    const letters = [...document.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(letters).toEqual(expect.arrayContaining(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']))
    expect(letters).toContain('15%')
    expect(document.querySelector('.air-rose-middle')?.textContent).toContain('0.1%')
  })

  it('a small rose shows four letters and no words in the middle', () => {
    renderInto(<Rose width={90} height={90} />)
    const letters = [...document.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(letters.filter((letter) => letter?.endsWith('%') === false)).toEqual([
      'N',
      'E',
      'S',
      'W',
    ])
    expect(document.querySelector('.air-rose-middle')).toBeNull()
  })

  it('draws the longest sector where the wind comes from', () => {
    renderInto(<Rose />)
    const box = document.querySelector('.air-rose-part[fill="#114466"]')?.getBoundingClientRect()
    const whole = rose().element().getBoundingClientRect()
    const middle = { x: whole.left + whole.width / 2, y: whole.top + whole.height / 2 }
    expect([(box?.right ?? 0) < middle.x, (box?.top ?? 0) > middle.y]).toEqual([true, true])
  })

  it('shows the sector under the pointer', async () => {
    renderInto(<Rose />)
    const slice = document.querySelectorAll('.air-rose-slice')[4] as Element
    await page.elementLocator(slice).hover()
    await expect.poll(tooltip).toBe('Sector 4slow4%')
  })

  it('arrow keys move round the sectors of a rose', async () => {
    renderInto(<Rose />)
    rose().element().focus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(page.getByText('Sector 15: slow 4%')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.poll(tooltip).toBeNull()
  })

  it('keeps the sector selected by keys when it is redrawn under a resting pointer', async () => {
    renderInto(<Rose />)
    rose().element().focus()
    await userEvent.keyboard('{Home}')
    const slice = document.querySelectorAll('.air-rose-slice')[4]
    slice?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(tooltip).toBe('Sector 15slow4%')
  })

  it('draws only rings where a rose has no sectors', () => {
    renderInto(<Rose sectors={[]} />)
    expect(document.querySelectorAll('.air-rose-part')).toHaveLength(0)
  })

  it('a rose passes the accessibility check', async () => {
    renderInto(<Rose />)
    expect(await accessibilityIssues()).toEqual([])
  })
})
