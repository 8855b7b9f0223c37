import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { pm25, STUDY_PARAMS, STUDY_SERVER } from './study.fixture.ts'

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, { params: STUDY_PARAMS, server: STUDY_SERVER, ...options })
  return drawn
}
const section = (name: string) => page.getByRole('region', { name })
const asked = () =>
  (drawn?.calls ?? [])
    .filter(({ path }) => path === 'search/statistics/colocation')
    .map(({ body }) => body as Record<string, unknown>)

describe('a co-location study', () => {
  it('shows the figures of each sensor, and says which way the line goes', async () => {
    await open()
    const agreement = section('Agreement with the reference')
    await expect.element(agreement).toMatchTextContent(/sensor \(y\) on the reference .* \(x\)/)
    const rows = agreement.getByRole('row')
    await expect.poll(() => rows.all().length).toBe(4)
    // Built with a slope of 0.8.
    await expect.element(rows.nth(1)).toMatchTextContent(/0\.\d+ to 0\.8\d*/)
    await expect.element(agreement).toMatchTextContent(/are for means of days in µg\/m³/)
  })

  it('compares means of days with the targets for days', async () => {
    await open({ params: { ...STUDY_PARAMS, averaging: 'day' } })
    const agreement = section('Agreement with the reference')
    await expect.element(agreement).toMatchTextContent(/met \(0\.65 to 1\.35\)/)
    await expect.element(agreement).toMatchTextContent(/EPA\/600\/R-20\/280/)
    await expect
      .element(section('Agreement among the sensors'))
      .toMatchTextContent(/Standard deviation \(SD\).*met \(≤ 5\)/)
  })

  it('asks for the temperature and humidity of the reference’s device', async () => {
    await open()
    await expect
      .poll(() => asked().at(-1))
      .toMatchObject({
        sensor_data_point_ids: STUDY_PARAMS.sensors,
        reference_data_point_id: STUDY_PARAMS.reference,
        averaging: 'hour',
        temperature_data_point_id: '1C00A3F7.0.0.0/128:1',
        humidity_data_point_id: '1C00A3F7.0.0.0/128:2',
      })
    await expect.element(page.getByText('Residuals by relative humidity').first()).toBeVisible()
  })

  it('proposes the inverse with its check, and a form to correct the readings by it', async () => {
    await open()
    const part = page.getByText(/corrected = .* × sensor/)
    await expect.element(part.first()).toBeVisible()
    await expect
      .element(page.getByText(/On pairs that the fit did not see, the corrected sensor is closer/))
      .toBeVisible()
    const link = page.getByRole('link', { name: 'Correct the readings of this sensor by it' })
    const href = new URL(link.element().getAttribute('href') ?? '', 'http://localhost')
    expect(href.pathname).toMatch(/\/devices\/1C00A3F8(?::|%3A)0\/edit$/)
    const query = Object.fromEntries(href.searchParams)
    expect(query).toMatchObject({ tab: 'corrections', correct: pm25('1C00A3F8') })
    const [constant, slope] = (query['coefficients'] ?? '').split(',').map(Number)
    // The inverse of a slope of 0.8.
    expect(slope).toBeGreaterThan(1.1)
    expect(Number.isFinite(constant)).toBe(true)
  })

  it('adds a sensor of the same parameter, and removes one', async () => {
    const { params } = await open()
    await page.getByRole('button', { name: /Add a sensor|Sensors beside it/ }).click()
    const options = page.getByRole('listbox').getByRole('option')
    // Of the five devices one is the reference and three are chosen.
    await expect.poll(() => options.all().length).toBe(1)
    await options.first().click()
    await expect.poll(params).toMatchObject({
      sensors: [...STUDY_PARAMS.sensors, pm25('1C00A3FB')],
    })
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect.poll(() => params()['sensors']).toHaveLength(3)
  })

  it('asks for a reference first', async () => {
    await open({ params: {} })
    await expect.element(page.getByText('Choose a reference and a sensor')).toBeVisible()
    expect(asked()).toEqual([])
  })

  it('says that a period has no pairs', async () => {
    await open({ server: { ...STUDY_SERVER, scene: 'nan' } })
    await expect.element(page.getByText('No pairs in this period')).toBeVisible()
  })
})
