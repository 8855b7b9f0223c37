import { renderWidget } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { fallingMonths, monthsOf } from './months.fixture.ts'
import { plugin } from './plugin.ts'

const range = { from: Date.UTC(1998, 0, 1), to: Date.UTC(2006, 0, 1) }
type Options = Partial<Parameters<typeof renderWidget>[1]>
const monthly = (values: readonly (number | null)[]): Options => ({
  data: () => ({ steps: { [usual.data_point_id]: monthsOf(values) } }),
})

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Options = {}) => {
  drawn = await renderWidget(plugin, {
    config: usual,
    range,
    size: { width: 760, height: 440 },
    ...monthly(fallingMonths(96)),
    ...options,
  })
  return drawn
}
afterEach(() => drawn?.unmount())

describe('the trend widget', () => {
  it('states the change per year with its uncertainty', async () => {
    await draw()
    const words =
      /^−1\.79 µg\/m³ per year \(95%: −1\.98 to −1\.47\), p < 0\.001 \*\*\*, significant, deseasonalized, 91 months$/
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByText(/^−4\.56 % per year/)).toBeVisible()
    await expect.element(page.getByText(/ · seasons removed by STL$/)).toBeVisible()
  })

  it('keeps the seasons when told to, and says so', async () => {
    await draw({ config: { ...usual, seasons: 'kept' } })
    await expect.element(page.getByText(/, with its seasons, 91 months$/)).toBeVisible()
  })

  it('shows the plain trend of two years, and says what removing seasons requires', async () => {
    await draw(monthly(fallingMonths(24)))
    await expect.element(page.getByText(/, with its seasons, 23 months$/)).toBeVisible()
    await expect.element(page.getByText(/ · seasons not removed: /)).toBeVisible()
  })

  it('reads months by the keyboard', async () => {
    await draw()
    const plot = page.getByRole('group', { name: /^Dust over the years: PM2\.5 −1\.79 / })
    plot.element().focus()
    await userEvent.keyboard('{Home}')
    const words = /^Jan 1998: Without its season \d+\.\d µg\/m³, Monthly mean 52\.0 µg\/m³/
    await expect.element(page.getByText(words)).toBeInTheDocument()
  })

  it('lists months in a table, with words for months without a value', async () => {
    await draw()
    const table = page.getByRole('table', { name: 'Dust over the years' })
    await expect.element(table).toBeInTheDocument()
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(96)
    expect(table.element().textContent).toContain('too few readings')
  })

  it('shows the trend in Spanish', async () => {
    await draw({ locale: 'es_ES' })
    await expect
      .element(page.getByText(/ µg\/m³ por año \(95 %: de .*, desestacionalizada, 91 meses$/))
      .toBeVisible()
  })

  it('fits the trend to the width of a phone without a scroll bar', async () => {
    await draw({ size: { width: 342, height: 420 } })
    await expect.element(page.getByText(/, 91 months$/)).toBeVisible()
    const card = document.querySelector('.trend-widget')
    expect(card?.scrollWidth).toBeLessThanOrEqual(342)
  })

  it.each([
    ['empty', {}, 'No whole month in this time range'],
    ['unknown', {}, 'This parameter is not available'],
    ['normal', { data_point_id: '' }, 'No parameter selected'],
    ['normal', { data_point_id: '1C00A3F7.0.0.0/150:2' }, 'Directions have no trend'],
  ] as const)('says why the trend is empty (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...usual, ...changes }, data: () => ({}) })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
