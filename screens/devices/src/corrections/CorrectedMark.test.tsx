import { dataPoint, node, renderScreen, user, type RenderedScreen } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { PROBE_WIDGETS } from '../testsupport/probeWidgets.tsx'

const ID = '1C00A3F7:0'
const corrected = { version: 3, lastReported: 40.25, lastCorrected: 21.125 }

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

it('marks a parameter whose newest value is corrected, and says what the device reported', async () => {
  drawn = await renderScreen(plugin, {
    page: 'monitor',
    params: { id: ID },
    widthPx: 1200,
    plugins: PROBE_WIDGETS,
    server: {
      nodes: [
        node(ID, {
          data_points: [
            dataPoint('1C00A3F7.0.0.0/132:5', {
              correction: { basis: 'corrected', ...corrected },
            }),
            dataPoint('1C00A3F7.0.0.0/132:7', { correction: { basis: 'reported', ...corrected } }),
            dataPoint('1C00A3F7.0.0.0/131:10'),
          ],
        }),
      ],
    },
  })
  const mark = page.getByText('corrected', { exact: true })
  await expect.element(mark).toBeVisible()
  expect(mark.elements()).toHaveLength(1)
  await expect
    .element(mark)
    .toHaveAttribute('title', 'Corrected by version 3; the device reported 40.25 µg/m³')
})

it('says what the device reported in the unit of the reader: 20 °C is 68 °F', async () => {
  drawn = await renderScreen(plugin, {
    page: 'monitor',
    params: { id: ID },
    widthPx: 1200,
    plugins: PROBE_WIDGETS,
    server: {
      user: user({ temp_units: 'F' }),
      nodes: [
        node(ID, {
          data_points: [
            dataPoint('1C00A3F7.0.0.0/128:1', {
              correction: { basis: 'corrected', version: 1, lastReported: 20, lastCorrected: 18 },
            }),
          ],
        }),
      ],
    },
  })
  await expect
    .element(page.getByText('corrected', { exact: true }))
    .toHaveAttribute('title', 'Corrected by version 1; the device reported 68 °F')
})
