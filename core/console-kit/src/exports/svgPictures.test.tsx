import { ColumnChart, DonutChart, RoseChart, Sparkline, SpanChart } from '@airshed/charts'
import { createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { Card } from '@airshed/ui'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { widgetPicture } from './widgetPicture.ts'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

const SERIES = 'var(--air-series-1)'
const categories = [
  { id: 'online', label: 'Online', color: 'var(--air-status-online)' },
  { id: 'offline', label: 'Offline', color: 'var(--air-status-offline)' },
]
const columns = ['a', 'b', 'c'].map((id, index) => ({
  id,
  label: id,
  values: { online: 28 - index, offline: 3 + index },
}))
const sectors = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  directionDeg: index * 45,
  parts: [{ id: 'all', from: 0, to: 2 + index, color: SERIES }],
}))
const span = { id: '1', from: 20, to: 40, words: 'then' }

const CHARTS: readonly [string, ReactNode][] = [
  [
    'spans',
    <SpanChart
      key="spans"
      label="Events"
      timesLabel="Times"
      rows={[
        { id: 'alert', name: 'Dust', color: 'var(--air-danger)', spans: [span] },
        {
          id: 'pm25',
          name: 'PM2.5',
          color: SERIES,
          spans: [
            { ...span, isHatched: true },
            { id: '2', from: 60, to: 90, words: 'gone', isOutlined: true },
          ],
        },
      ]}
      range={{ from: 0, to: 100 }}
      timezone="UTC"
      width={360}
    />,
  ],
  [
    'columns',
    <ColumnChart
      key="columns"
      label="Devices"
      width={360}
      height={200}
      {...{ columns, categories }}
    />,
  ],
  [
    'a ring',
    <DonutChart
      key="ring"
      label="Devices"
      size={200}
      slices={categories.map((category, index) => ({ ...category, value: 30 - index * 20 }))}
    />,
  ],
  [
    'a rose',
    <RoseChart
      key="rose"
      label="Wind"
      sectors={sectors}
      tell={(index) => ({ title: `Sector ${index}`, rows: [], sentence: `Sector ${index}` })}
      writeRing={String}
      middle={null}
      width={300}
      height={240}
    />,
  ],
  ['a line', <Sparkline key="line" values={[1, 4, 2, 8]} color={SERIES} width={200} height={60} />],
]

async function pixelsOf(source: Blob, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('expected a canvas to draw on, found none')
  context.drawImage(await createImageBitmap(source), 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}

/** Share of pixels that are clearly of another colour. */
function differing(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0
  for (let at = 0; at < one.length; at += 4) {
    const channels = [0, 1, 2].map((c) => Math.abs((one[at + c] ?? 0) - (other[at + c] ?? 0)))
    if (Math.max(...channels) > 20) count += 1
  }
  return count / (one.length / 4)
}

it.each(
  (['light', 'dark'] as const).flatMap((theme) =>
    CHARTS.map((chart) => [theme, ...chart] as const),
  ),
)('a picture in the %s theme shows %s in the colours of the page', async (theme, _, chart) => {
  drawn = await drawPage(
    createTestAirshed({ theme }),
    <div style={{ width: 400 }}>
      <Card title="Events">
        <div data-widget-id="shown">{chart}</div>
      </Card>
    </div>,
  )
  const card = document.querySelector<HTMLElement>('.air-card')
  if (card === null) throw new Error('expected a card')
  const { width, height } = card.getBoundingClientRect()
  const shot = await page.screenshot({ element: card, base64: true, save: false })
  const bytes = Uint8Array.from(atob(shot), (character) => character.charCodeAt(0))
  const size = [Math.round(width), Math.round(height)] as const
  const seen = await pixelsOf(new Blob([bytes], { type: 'image/png' }), ...size)
  const saved = await pixelsOf(await widgetPicture('shown'), ...size)
  expect(differing(seen, saved)).toBeLessThan(0.02)
})
