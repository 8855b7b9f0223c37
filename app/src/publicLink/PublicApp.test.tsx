import type { PublicDevice } from '@airshed/schemas'
import {
  createFakeServer,
  profile,
  publicDevice,
  publicParameter,
  TEST_NOW_MS,
  type FakeServerOptions,
} from '@airshed/testing'
import '@airshed/ui/styles.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityIssues } from '../testsupport/drawInConsole.tsx'
import { PublicApp } from './PublicApp.tsx'
import type { PublicView } from './publicView.ts'

const CODE = '0123456789abcdefghjk'
const PATH = `public/devices/${CODE}`
const MINUTE_MS = 60_000

let root: Root | null = null
beforeEach(() => page.viewport(1200, 900))
afterEach(() => {
  flushSync(() => root?.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

interface Opened {
  device?: Partial<PublicDevice>
  view?: Partial<PublicView>
  server?: FakeServerOptions
  code?: string
}

function open({ device, view, server, code = CODE }: Opened = {}) {
  const fake = createFakeServer({ publicDevices: { [CODE]: publicDevice(device) }, ...server })
  const room = document.createElement('div')
  document.body.append(room)
  const drawn = createRoot(room)
  root = drawn
  const shown: PublicView = { theme: 'light', locale: 'en_US', isEmbedded: false, ...view }
  flushSync(() => drawn.render(<PublicApp api={fake.api} code={code} view={shown} />))
  return fake
}
const card = (name: string) => page.getByRole('region', { name })
const words = (name: string) => expect.poll(() => card(name).query()?.textContent)

describe('the public page of a device', () => {
  it('shows name and local time of the device, and the grade of its air with its basis', async () => {
    open()
    await expect.element(page.getByRole('heading', { name: 'Quay Street', level: 1 })).toBeVisible()
    const air = page.getByRole('group', { name: 'Air quality' })
    await expect
      .poll(() => air.query()?.textContent)
      .toMatch(/Moderate.*63.*PM2\.5, NowCast.*US AQI/)
    await expect
      .element(page.getByText('Thiamis-1000 · Local time 13:00 (America/New_York)'))
      .toBeVisible()
    expect(document.title).toBe('Quay Street')
  })

  it('shows a card for each parameter with value, unit, period, age and chart', async () => {
    open()
    await words('Particulate matter PM2.5').toMatch(
      /15\.8.*µg\/m³.*Moderate.*NowCast.*latest 17\.3 µg\/m³ · 13:00 · as measured/i,
    )
    await words('Temperature').toMatch(/21\.5.*°C.*as measured.*just now/i)
    await expect.poll(() => document.querySelectorAll('.air-chart canvas').length).toBe(2)
  })

  it.each([
    [
      'an hour',
      'eaqi-2024',
      publicParameter('170:1', 9.2, {
        grade: { grade_id: 'moderate', averaging: 'hour', index: null },
        graded: [{ unit: 'ppb', precision: 1, value: 16.98 }],
      }),
      'Nitrogen dioxide',
      /17\.0ppbIIIModerate1 h meanlatest 9\.2 ppb · 13:00/,
    ],
    [
      'a day',
      'who-2021',
      publicParameter('132:5', 17, {
        grade: { grade_id: 'above', averaging: 'rolling24h', index: null },
        graded: [{ unit: 'µg/m³', precision: 1, value: 19.8 }],
      }),
      'Particulate matter PM2.5',
      /19\.8µg\/m³IIAbove24 h meanlatest 17\.0 µg\/m³ · 13:00/,
    ],
  ])('shows the graded mean of %s large and the newest reading small', async (...given) => {
    const [, profileId, parameter, name, expected] = given
    open({ device: { profile: profile(profileId), parameters: [parameter], air: null } })
    await words(name).toMatch(expected)
    expect(document.querySelector('.air-figure[data-size="display"]')?.textContent).toMatch(
      /^1[79]\./,
    )
  })

  it('says beside a graded mean that the newest reading is hidden', async () => {
    const parameter = publicParameter('132:5', 17, {
      grade: { grade_id: 'above', averaging: 'rolling24h', index: null },
      graded: [{ unit: 'µg/m³', precision: 1, value: 19.8 }],
      flags: 1,
    })
    open({ device: { profile: profile('who-2021'), parameters: [parameter], air: null } })
    await words('Particulate matter PM2.5').toMatch(/19\.8µg\/m³IIAbove24 h meanSensor fault/)
  })

  it('shows a value in each of its units, and its aggregation step', async () => {
    const values = [
      { unit: 'mg/m³', precision: 4, value: 0.01725 },
      { unit: 'µg/m³', precision: 1, value: 17.25 },
    ]
    const info = {
      averagingPeriodMs: 60 * MINUTE_MS,
      reduced: false,
      completeness: 1,
      reportingIntervals: [],
    }
    open({
      device: {
        step_minutes: 60,
        parameters: [publicParameter('132:5', 17.25, { values, info, at: TEST_NOW_MS - 120_000 })],
      },
    })
    await words('Particulate matter PM2.5').toMatch(
      /0\.017.*mg\/m³.*17\.3.*µg\/m³.*1 h mean.*2 min ago/,
    )
  })

  it('marks values that are old, hidden or missing, and a simulated device', async () => {
    open({
      device: {
        is_simulated: true,
        parameters: [
          publicParameter('132:5', 17, { is_stale: true, at: TEST_NOW_MS - 180 * MINUTE_MS }),
          publicParameter('131:10', 415, {
            flags: 1,
            values: [{ unit: 'ppm', precision: 0, value: null }],
          }),
          publicParameter('128:1', 20, { at: null, series: [] }),
        ],
      },
    })
    await words('Particulate matter PM2.5').toMatch(
      /3 h ago.*Outdated: the device has not reported/,
    )
    await words('Carbon dioxide').toMatch(/fault/i)
    await words('Carbon dioxide').not.toMatch(/415/)
    await words('Temperature').toMatch(/No value in the last 1 day/)
    await expect
      .element(page.getByText('Demonstration: these readings are simulated'))
      .toBeVisible()
  })

  it('shows markup in a name as text', async () => {
    open({ device: { name: '<img src=x onerror=alert(1)>' } })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.querySelector('.public-page img')).toBeNull()
  })

  it('contains no links, no buttons of a session and no cookies', async () => {
    open()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.querySelectorAll('.public-page a')).toHaveLength(0)
    expect(document.cookie).toBe('')
  })

  it('says that the device has no readings', async () => {
    open({ device: { parameters: [], air: null } })
    await expect.element(page.getByText('No readings yet')).toBeVisible()
  })
})

describe('a public page that cannot be shown', () => {
  it('says that an unknown page does not exist, and stops polling', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const { calls } = open({ code: 'z'.repeat(20) })
    await expect.element(page.getByText('This page does not exist')).toBeVisible()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(calls).toHaveLength(1)
  })

  it('replaces readings by a notice at the next poll after its link was turned off', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const publicDevices = { [CODE]: publicDevice() } as Record<string, PublicDevice>
    open({ server: { publicDevices } })
    await expect.element(page.getByRole('heading', { name: 'Quay Street' })).toBeVisible()
    delete publicDevices[CODE]
    await vi.advanceTimersByTimeAsync(31_000)
    await expect.element(page.getByText('This page does not exist')).toBeVisible()
    await expect.element(page.getByText('Quay Street')).not.toBeInTheDocument()
  })

  it.each([
    [429, 'Too many visitors'],
    [503, 'The page could not be loaded'],
    [0, 'The page could not be loaded'],
  ])('explains the status %d, and offers another try', async (status, title) => {
    const failures = { [PATH]: status } as Record<string, number>
    open({ server: { failures } })
    await expect.element(page.getByText(title)).toBeVisible()
    delete failures[PATH]
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: 'Quay Street' })).toBeVisible()
  })

  it('keeps and dates its readings when the server stops answering', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const failures: Record<string, number> = {}
    open({ server: { publicDevices: { [CODE]: publicDevice() }, failures } })
    await expect.element(page.getByRole('heading', { name: 'Quay Street' })).toBeVisible()
    failures[PATH] = 0
    await vi.advanceTimersByTimeAsync(31_000)
    await expect
      .element(page.getByText('Not up to date: values as of 13:00. Trying again.'))
      .toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Quay Street' })).toBeVisible()
  })
})

describe('the look of a public page', () => {
  it('follows theme and language of its address', async () => {
    open({ view: { theme: 'dark', locale: 'es_ES' } })
    await expect.element(page.getByText('según AQI de EE. UU.')).toBeVisible()
    await words('Partículas PM2.5').toMatch(/15,8.*NowCast.*último 17,3/)
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })

  it('hides the product’s mark in an embedded page', async () => {
    open({ view: { isEmbedded: true } })
    await expect.element(page.getByRole('heading', { name: 'Quay Street' })).toBeVisible()
    expect(document.querySelector('footer')).toBeNull()
  })

  it.each(['light', 'dark'] as const)(
    'fits the public page on a phone without accessibility problems, %s',
    async (theme) => {
      await page.viewport(390, 800)
      open({ view: { theme } })
      await expect.element(page.getByRole('heading', { name: 'Quay Street' })).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
      expect(await accessibilityIssues()).toEqual([])
    },
  )
})
