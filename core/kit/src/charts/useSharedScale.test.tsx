import type { ChartSeries } from '@airshed/charts'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ScaleShareContext } from '../provider/scaleShareContext.ts'
import { createScaleShare } from '../provider/scaleShare.ts'
import { useSharedScale } from './useSharedScale.ts'

let root: Root | null = null
afterEach(() => root?.unmount())

const range = { from: 0, to: 10 }
const line = (id: string, values: number[]): readonly ChartSeries[] => [
  {
    id,
    label: id,
    times: Float64Array.from(values, (_, index) => index),
    values: Float64Array.from(values),
    unit: 'µg/m³',
    precision: 1,
    color: 'black',
  },
]
const frames = [
  { dataPointId: 'quay', path: '132:5' },
  { dataPointId: 'roof', path: '132:5' },
  { dataPointId: 'hill', path: '132:5' },
]
const LINES = {
  quay: line('quay', [4, 12]),
  roof: line('roof', [2, 9]),
  higher: line('roof', [2, 40]),
  hill: line('hill', [300, 400]),
}

function Chart({ series, isShared = true }: { series: keyof typeof LINES; isShared?: boolean }) {
  const [shown] = useSharedScale(LINES[series], { frames, range, isShared })
  return (
    <p>
      {shown?.id} to {shown?.axisValues?.join(' and ') ?? 'its own'}
    </p>
  )
}

it('keeps the shared scale of charts equal when one gets other values or goes away', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  const share = createScaleShare()
  const draw = (roof: 'roof' | 'higher' | null): void =>
    root?.render(
      <ScaleShareContext value={share}>
        <Chart series="quay" />
        {roof === null ? null : <Chart series={roof} />}
        <Chart series="hill" isShared={false} />
      </ScaleShareContext>,
    )
  draw('roof')
  await expect.element(page.getByText('quay to 2 and 12')).toBeVisible()
  await expect.element(page.getByText('roof to 2 and 12')).toBeVisible()
  await expect.element(page.getByText('hill to its own')).toBeVisible()
  draw('higher')
  await expect.element(page.getByText('quay to 2 and 40')).toBeVisible()
  draw(null)
  await expect.element(page.getByText('quay to 4 and 12')).toBeVisible()
})
