import { renderWidget } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

const range = { from: Date.UTC(2025, 0, 1, 5), to: Date.UTC(2026, 0, 1, 4) }

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, {
    config: usual,
    range,
    size: { width: 760, height: 460 },
    ...options,
  })
  return drawn
}
afterEach(() => drawn?.unmount())

const calendar = () => page.getByRole('group', { name: /^Dust on Quay Street 2025: PM2\.5 of/ })

describe('the calendar plot', () => {
  it('names the year, the statistic, the time zone and the number of withheld days', async () => {
    await draw()
    await expect.element(page.getByText('2025', { exact: true })).toBeVisible()
    const note = /PM2\.5, µg\/m³ · Daily mean · days in America\/New_York time · 2 days withheld/
    await expect.element(page.getByText(note)).toBeVisible()
    const legend = page.getByRole('list', { name: 'Colours' })
    await expect.element(legend).toMatchTextContent(/under 75% of the readingsno data$/)
  })

  it('draws days in the time zone of the device when it differs from the reader’s', async () => {
    await draw({
      data: (_needs, { nodes }) => ({
        nodes: nodes.map((one) => ({ ...one, timezone: 'Asia/Kathmandu' })),
      }),
    })
    await expect.element(page.getByText(/days in Asia\/Kathmandu/)).toBeVisible()
    // The range ends on the morning of the first of January there.
    const days = page.getByRole('table').element()
    expect(days.textContent).toContain('Jan 01, 2026')
  })

  /** Days from 1 January to 21 July keep their readings, which leaves 202 of 365. */
  const upToJuly: Parameters<typeof draw>[0] = {
    data: (_needs, { steps }) => ({
      steps: Object.fromEntries(
        Object.entries(steps).map(([id, { edges, figures }]) => [
          id,
          {
            edges,
            figures: figures.map((figure, at) => {
              const value = at < 40 ? 51 : at < 202 ? 50 : null
              const count = value === null ? 0 : figure.expected
              return { ...figure, value, count, coverage: value === null ? 0 : 1 }
            }),
          },
        ]),
      ),
    }),
  }

  it('counts days above a limit as a lower bound when too many lack a value', async () => {
    await draw({ ...upToJuly, config: { ...usual, limit: 50 } })
    const words = /^≥ 40 days above 50\.0 µg\/m³ \(202 of 365 days valid\) · /
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(calendar()).toHaveAccessibleName(/≥ 40 days above 50\.0 µg/)
  })

  it('counts days above a limit in Spanish', async () => {
    await draw({ ...upToJuly, config: { ...usual, limit: 50 }, locale: 'es_ES' })
    const words = /^≥ 40 días por encima de 50,0 µg\/m³ \(202 de 365 días válidos\)/
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('counts days above a limit exactly when enough have a value', async () => {
    await draw({ config: { ...usual, limit: -1 } })
    const words = /^328 days above -1\.0 µg\/m³ \(328 of 365 days valid\) · /
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('reads days by the keyboard, moving down by weeks', async () => {
    await draw()
    calendar().element().focus()
    await userEvent.keyboard('{Home}{ArrowDown}')
    const words = /^Wed, Jan 08, 2025: Daily mean \d+\.\d µg\/m³, Completeness 100%, \d of \d$/
    await expect.element(page.getByText(words)).toBeInTheDocument()
  })

  it('shows the completeness of days on request', async () => {
    await draw()
    await page.getByRole('button', { name: 'Completeness' }).click()
    const legend = page.getByRole('list', { name: 'Colours' })
    await expect.element(legend).toHaveTextContent('0–20%20–40%40–60%60–80%80–100%')
  })

  it('shows the other year of a range of two', async () => {
    await draw({ range: { from: range.from, to: Date.UTC(2026, 1, 1) } })
    await expect.element(page.getByText('2026', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Previous year' }).click()
    await expect.element(page.getByText('2025', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Previous year' })).toBeDisabled()
  })

  it('lists its days in a table, with words for days without a value', async () => {
    await draw()
    const table = page.getByRole('table', { name: 'Dust on Quay Street 2025' })
    await expect.element(table).toBeInTheDocument()
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(365)
    expect(table.element().textContent).toContain('too few readings')
  })

  it.each([
    ['empty', {}, 'No data in this time range'],
    ['unknown', {}, 'This parameter is not available'],
    ['normal', { data_point_id: '' }, 'No parameter selected'],
    ['normal', { data_point_id: '1C00A3F7.0.0.0/150:2' }, 'Directions have no calendar'],
  ] as const)('says why the calendar is empty (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...usual, ...changes } })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
