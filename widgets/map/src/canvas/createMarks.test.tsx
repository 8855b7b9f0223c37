import type { IconLayer } from '@deck.gl/layers'
import { drawPage, createTestAirshed, loadFontLate, node, TEST_NOW_MS } from '@airshed/testing'
import { expect, it, onTestFinished } from 'vitest'
import { readDevice } from '../devices/mapDevice.ts'
import { createClusterIndex, type Mark } from '../geo/clusters.ts'
import { createMarks } from './createMarks.ts'

type Given = Parameters<typeof createMarks>

/** The whole world at a zoom where neighbours are one mark. */
const map = {
  on: () => undefined,
  off: () => undefined,
  getZoom: () => 2,
  getBounds: () => ({
    getWest: () => -180,
    getSouth: () => -85,
    getEast: () => 180,
    getNorth: () => 85,
  }),
} as unknown as Given[0]

it('redraws the figures of marks when their font arrives late', async () => {
  const page = await drawPage(createTestAirshed(), <p>Quay Street</p>)
  onTestFinished(() => page.unmount())
  await document.fonts.load('600 13px "Inter Variable"')
  let drawn: HTMLCanvasElement | null = null
  const overlay = {
    setProps: ({ layers = [] }: { layers?: readonly unknown[] }) => {
      const { props } = layers[1] as IconLayer<Mark>
      drawn = props.iconAtlas as unknown as HTMLCanvasElement
    },
  } as unknown as Given[1]
  const devices = ['1C00A3F7:0', '1C00B112:0'].map(
    (id) => readDevice(node(id), undefined, TEST_NOW_MS).device,
  )
  const index = createClusterIndex(devices)
  const ink = { theme: 'light', formatCount: String } as const
  onTestFinished(createMarks(map, overlay, { index, ink }).start())
  const picture = (): string | undefined => drawn?.toDataURL()
  const before = picture()
  onTestFinished(await loadFontLate())
  await expect.poll(picture).not.toBe(before)
})
