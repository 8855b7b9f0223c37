import {
  airNow,
  airNowPlace,
  dashboard,
  renderScreen,
  user,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
type Server = NonNullable<RenderScreenOptions['server']>
const open = async (
  server: Partial<Server> = {},
  { widthPx = 1200, locale = 'en_US' }: Pick<RenderScreenOptions, 'widthPx' | 'locale'> = {},
) => {
  drawn = await renderScreen(plugin, { params: {}, widthPx, locale, server })
  return drawn
}
const panel = () => page.getByRole('region', { name: 'Air now' })

describe('the panel “Air now”', () => {
  it('names the worst place with its grade, its pollutant and the time of the data', async () => {
    const { visited } = await open({ airNow: airNow() })
    await expect.element(panel().getByText('Moderate')).toBeVisible()
    await expect.element(panel().getByText('24.3')).toBeVisible()
    expect(panel().element().textContent).toContain(
      'PM2.524.3µg/m³1 h mean · up to 13:00 · European AQIlatest 12.1 µg/m³ · 13:00',
    )
    await userEvent.click(panel().getByRole('link', { name: 'Station 1C00A3F7' }))
    await expect.poll(() => visited).toEqual(['/org_city/devices/1C00A3F7%3A0/monitor'])
  })

  it('shows the grade and the standard in Spanish', async () => {
    await open({ airNow: airNow() }, { locale: 'es_ES' })
    const air = page.getByRole('region', { name: 'El aire ahora' })
    await expect.element(air.getByText('Regular')).toBeVisible()
    await expect.element(air.getByText(/Índice europeo/)).toBeVisible()
    expect(air.getByText('Moderate').query()).toBeNull()
  })

  it('counts the places above their limit, and says which do not count', async () => {
    await open({ airNow: airNow() })
    await expect.element(panel().getByText('of 9 places')).toBeVisible()
    expect(panel().element().querySelector('.home-air-count')?.textContent).toBe('2 of 9 places')
    await expect
      .element(panel().getByText('2 places have no current reading · 1 place has too little data'))
      .toBeVisible()
  })

  it('shows the time of the reading when single readings are graded', async () => {
    const place = airNowPlace()
    const pollutant = { ...place.pollutant, averaging: 'reading' as const }
    await open({ airNow: airNow({ worst: { ...place, pollutant, newest: null } }) })
    await expect.element(panel().getByText(/now · at 13:00/)).toBeVisible()
    expect(panel().element().querySelector('.air-newest')).toBeNull()
  })

  it.each([
    [
      'no place measures',
      airNow({ worst: null, places: 0, judged: 0, above: 0, silent: 0 }),
      'No place measures the air yet',
    ],
    [
      'no place has a grade',
      airNow({ worst: null, judged: 0, above: 0, silent: 12 }),
      'No place has a current grade',
    ],
  ])('says in the panel that %s', async (_, air, words) => {
    await open({ airNow: air })
    await expect.element(panel().getByText(words)).toBeVisible()
  })

  it('leads to the starred dashboards, and to no others', async () => {
    const { visited } = await open({
      airNow: airNow(),
      dashboards: [
        dashboard({ id: 'd1', name: 'City overview', is_starred: true }),
        dashboard({ id: 'd2', name: 'Harbour' }),
      ],
    })
    await userEvent.click(panel().getByRole('link', { name: 'City overview' }))
    await expect.poll(() => visited).toEqual(['/org_city/dashboards/d1'])
    expect(panel().getByRole('link', { name: 'Harbour' }).query()).toBeNull()
  })

  it('hides the panel from those who may read neither devices nor dashboards', async () => {
    const { calls } = await open({ user: user({ permissions: { read_users: ['org_city'] } }) })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.querySelector('.home-air-room')).toBeNull()
    expect(panel().query()).toBeNull()
    expect(calls.map(({ path }) => path)).not.toContain('search/air_now')
  })

  it('says that the panel could not be loaded, and loads it again', async () => {
    const failures: Record<string, number> = { 'search/air_now': 500 }
    await open({ failures })
    await expect.element(panel().getByText('The air could not be loaded')).toBeVisible()
    delete failures['search/air_now']
    await userEvent.click(panel().getByRole('button', { name: 'Try again' }))
    await expect.element(panel().getByText('of 9 places')).toBeVisible()
  })

  it.each([1200, 390])('fits the panel in %d px', async (widthPx) => {
    await open({ airNow: airNow() }, { widthPx })
    await expect.element(panel().getByText('of 9 places')).toBeVisible()
    const box = panel().element()
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  })
})
