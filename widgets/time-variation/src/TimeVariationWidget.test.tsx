import { renderWidget, TEST_NOW_MS } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

const DAY_MS = 86_400_000
const range = { from: TEST_NOW_MS - 60 * DAY_MS, to: TEST_NOW_MS }

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

const plots = () => document.querySelectorAll('.air-plot')
const hours = () =>
  page.getByRole('group', { name: /^Dust on Quay Street, By hour of day: highest/ })

describe('the time variation widget', () => {
  it('shows four views where they fit, and states what means are based on', async () => {
    await draw()
    await expect.poll(() => plots().length).toBe(4)
    const note = page.getByText(/Mean of 1 h means, each 75% complete/)
    await expect.element(note).toBeVisible()
    for (const words of [/Student’s t/, /1,440 hours \(100%\)/, /America\/New_York time/]) {
      await expect.element(page.getByText(words)).toBeVisible()
    }
  })

  it('shows one view by choice in a small card', async () => {
    await draw({ size: { width: 340, height: 260 } })
    await expect.element(hours()).toBeVisible()
    expect(plots()).toHaveLength(1)
    await page.getByRole('button', { name: 'Week', exact: true }).click()
    const weekdays = page.getByRole('group', { name: /By weekday: highest/ })
    await expect.element(weekdays).toBeVisible()
  })

  it('reads an hour by the keyboard with mean, interval and number of hours', async () => {
    await draw()
    hours().element().focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    const words =
      /^01:00 – 02:00: Mean of 1 h means \d+\.\d µg\/m³, 95% interval \d+\.\d – \d+\.\d µg\/m³, Based on \d+ of \d+ hours \(100%\)$/
    await expect.element(page.getByText(words)).toBeInTheDocument()
  })

  it('lists each view as a table', async () => {
    await draw()
    const table = page.getByRole('table', { name: 'Dust on Quay Street: By weekday' })
    await expect.element(table).toBeInTheDocument()
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(7)
  })

  it('withholds means of too few hours, and states how many there are', async () => {
    await draw({
      data: (_needs, { cycles }) => ({
        cycles: Object.fromEntries(
          Object.entries(cycles).map(([id, one]) => {
            const few = (figures: (typeof one)['hour']) =>
              figures.map((figure) => ({
                ...figure,
                value: null,
                low: null,
                high: null,
                count: figure.expected / 2,
                coverage: 0.5,
              }))
            const { hour, weekday, month, weekdayHour } = one
            const views = { hour: few(hour), weekday: few(weekday), month: few(month) }
            return [id, { ...one, ...views, weekdayHour: few(weekdayHour) }]
          }),
        ),
      }),
    })
    await expect.element(page.getByText('Too few hours for a typical pattern')).toBeVisible()
    await expect.element(page.getByText(/^50% of the hours have a value/)).toBeVisible()
  })

  it.each([
    ['empty', {}, 'No data in this time range'],
    ['nan', {}, 'No data in this time range'],
    ['unknown', {}, 'This parameter is not available'],
    ['normal', { data_point_id: '' }, 'No parameter selected'],
  ] as const)('says why time variation is empty (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...usual, ...changes } })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
