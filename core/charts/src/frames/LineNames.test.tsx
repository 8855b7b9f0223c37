import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { sampleSeries } from '../testsupport/sampleSeries.ts'
import { LineNames } from './LineNames.tsx'

afterEach(cleanUp)

const NAMES = [
  'PM2.5, Industrial estate by the northern ring road',
  'PM10, Industrial estate by the northern ring road',
  'CO₂, School of the eastern quarter, second floor',
]

it('shows the names of three lines uncut, sharing the width of a small chart', async () => {
  renderInto(
    <div style={{ width: 300 }}>
      <LineNames series={NAMES.map((label) => sampleSeries({ id: label, label }))} />
    </div>,
  )
  const list = page.getByRole('list').element()
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  for (const name of NAMES) {
    const words = page.getByTitle(name)
    await expect.element(words).toBeVisible()
    expect(words.element().getBoundingClientRect().width).toBeGreaterThan(40)
  }
})
