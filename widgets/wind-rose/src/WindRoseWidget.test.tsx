import { renderWidget } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import pollution from '../fixtures/configs/pollution.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { turningWind, turningWindInTens } from './testsupport/turningWind.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, data: turningWind, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

const day = { from: Date.UTC(2026, 2, 13, 17), to: Date.UTC(2026, 2, 14, 17) }
const rose = () => page.getByRole('group', { name: /Arrow keys move from direction/ })

describe('the wind rose widget', () => {
  it('states the number of readings, and how they are averaged', async () => {
    await draw()
    const note = page.getByText(
      /^from 36 readings, one every 5\smin · mean \d\.\d\d\sm\/s · 100% complete$/,
    )
    await expect.element(note).toBeVisible()
  })

  it('lists speed classes with unit, and calms', async () => {
    await draw({ range: day })
    await expect.element(page.getByText('Speed, m/s')).toBeVisible()
    await expect.element(page.getByText(/^calms \d\.\d\d%$/)).toBeVisible()
    expect(document.querySelectorAll('.air-rose-swatch')).toHaveLength(4)
  })

  it('shows the share of each class in the legend', async () => {
    await draw({ range: day })
    const shares = [...document.querySelectorAll('.air-rose-share')].map((one) => one.textContent)
    expect(shares).toHaveLength(4)
    for (const share of shares) expect(share).toMatch(/^\d+\.\d\d%$/)
    const sum = shares.reduce((total, share) => total + Number.parseFloat(share ?? ''), 0)
    expect(sum).toBeGreaterThan(90)
    expect(sum).toBeLessThanOrEqual(100.2)
  })

  it('states the averaging period, and withholds the mean speed of an incomplete range', async () => {
    await draw({
      data: (needs, built, scene, range) => ({
        roses: (turningWind(needs, built, scene, range).roses ?? []).map(
          (one) =>
            one && {
              ...one,
              wind: { ...one.wind, meanSpeed: null },
              averagingPeriodMs: 3_600_000,
              coverage: 0.4183,
              unpairedCount: 12,
            },
        ),
      }),
    })
    const note = page.getByText(
      /^from 36 means of 1\sh · directions as vectors · only 41% complete: no mean speed · 12 left out without a direction$/,
    )
    await expect.element(note).toBeVisible()
  })

  it('detects rounded directions, and says how it corrected them', async () => {
    await draw({ data: turningWindInTens, range: day })
    const note = page.getByText(/directions rounded to 10°: shares corrected/)
    await expect.element(note).toBeVisible()
  })

  it('says since when the sensors are faulty when there is no wind', async () => {
    await draw({ scene: 'fault', data: () => ({}) })
    await expect.element(page.getByText('2 sensors report a fault')).toBeVisible()
    await expect
      .element(page.getByText(/Wind speed.*: since Mar 14, .* Last good value/))
      .toBeVisible()
  })

  it.each([
    ['beside its note', { width: 500, height: 320 }],
    ['on a phone', { width: 340, height: 240 }],
  ])('says since when a sensor that failed during the range is faulty, %s', async (_, size) => {
    const fault = { sinceMs: Date.UTC(2026, 2, 14, 16, 21), lastGood: [0, 3.4] as [number, number] }
    await draw({
      size,
      data: (needs, built, scene, range) => {
        const wind = turningWind(needs, built, scene, range)
        return {
          ...wind,
          frames: built.frames.map((one, at) => (at === 0 ? { ...one, fault } : one)),
        }
      },
    })
    await expect.element(rose()).toBeVisible()
    const words = 'sensor fault: WS, since Mar 14, 12:21, after 3.4 m/s'
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('reads the rose direction by direction with the keyboard', async () => {
    await draw({ range: day })
    rose().element().focus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(page.getByText(/^NNW: \d+\.\d\d%, \d+ readings?;/)).toBeInTheDocument()
  })

  it('writes compass points in the letters of the language', async () => {
    await draw({ locale: 'es_ES' })
    const letters = [...document.querySelectorAll('.air-rose text')].map((one) => one.textContent)
    expect(letters).toContain('O')
    expect(letters).not.toContain('W')
  })

  it('lists the figures of the rose in a table, calms last', async () => {
    await draw({ range: day })
    const table = page.getByRole('table', { name: 'Wind at the harbour' })
    const rows = [...table.element().querySelectorAll('tbody tr')]
    expect(rows).toHaveLength(18)
    expect(rows.at(-1)?.textContent).toMatch(/^calms\d\.\d\d%$/)
  })

  it('states means with their number of readings in a pollution rose', async () => {
    await draw({ config: pollution, range: day })
    await expect.element(page.getByText('Mean PM2.5, µg/m³')).toBeVisible()
    rose().element().focus()
    await userEvent.keyboard('{End}')
    await expect.element(page.getByText(/^NNW: .*2–4 m\/s: /)).toBeInTheDocument()
  })

  it.each([
    ['empty', {}, 'No wind in this time range'],
    ['nan', {}, 'No wind in this time range'],
    ['unknown', {}, 'These parameters are not available'],
    ['normal', { speed_data_point_id: '' }, 'No parameters selected'],
    ['normal', { mode: 'pollution' }, 'No pollutant selected'],
  ] as const)('says why the wind rose is empty (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...usual, ...changes }, data: () => ({}) })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
