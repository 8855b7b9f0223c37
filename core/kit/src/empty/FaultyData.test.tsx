import type { Frame } from '@airshed/contract'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearPage, createPage } from '../testsupport/renderPage.tsx'
import { FaultyData } from './FaultyData.tsx'

afterEach(clearPage)

const frame = (label: string, reason?: 'implausible' | 'invalid'): Frame => ({
  dataPointId: `N1.0.0.0/${label}`,
  nodeId: 'N1:0',
  path: '128:1',
  label,
  shortLabel: label,
  times: Float64Array.of(1),
  values: Float64Array.of(Number.NaN),
  unit: '°C',
  precision: 1,
  kind: 'scalar',
  averagingPeriodMs: null,
  reportingIntervalMs: 60_000,
  isSimulated: false,
  fault: {
    sinceMs: Date.UTC(2026, 2, 14, 7, 21),
    lastGood: [Date.UTC(2026, 2, 14, 7, 20), 21.5],
    ...(reason === undefined ? {} : { reason }),
  },
})

it.each([
  [
    'of a sensor with a fault',
    [frame('Roof')],
    'The sensor reports a fault',
    'Roof: since Mar 14, 07:21. Last good value 21.5 °C, Mar 14, 07:20.',
  ],
  [
    'of which all are out of range',
    [frame('Roof', 'implausible')],
    'The readings are not shown',
    'Roof, outside the plausible range (-80 to 60 °C): since Mar 14, 07:21. Last good value 21.5 °C, Mar 14, 07:20.',
  ],
  [
    'that are hidden for several reasons',
    [frame('Roof'), frame('Cellar', 'invalid')],
    'The readings of 2 sensors are not shown',
    'Roof, sensor fault: since Mar 14, 07:21. Last good value 21.5 °C, Mar 14, 07:20. Cellar, marked invalid: since Mar 14, 07:21. Last good value 21.5 °C, Mar 14, 07:20.',
  ],
])('readings %s are shown with their reason', async (_, frames, title, text) => {
  createPage().draw(<FaultyData frames={frames} timezone="UTC" />)
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
})
