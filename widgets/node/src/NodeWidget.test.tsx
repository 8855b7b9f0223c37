import {
  airWith,
  gradedApart,
  NO2_APART,
  PM25_APART,
  renderWidget,
  type DataOverrides,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import oneValue from '../fixtures/configs/one-value.json' with { type: 'json' }
import twoDevices from '../fixtures/configs/two-devices.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

/** The sensor of every reading reports to be broken. */
const broken: DataOverrides = (_needs, { frames }) => ({
  frames: frames.map((frame) => ({
    ...frame,
    flags: Uint8Array.of(1),
    fault: { sinceMs: frame.times[0] ?? 0, lastGood: [0, 8] },
  })),
})

/** The inner size of a card of 4 × 2 units at 1440 px. */
const COMPACT = { width: 238, height: 112 }

/** Texts of a card that are cut off, and the card itself if it has to scroll. */
const cutIn = (container: HTMLElement): string[] => {
  const card = container.querySelector<HTMLElement>('.node-widget')!
  const texts = [...card.querySelectorAll<HTMLElement>('span, p, a, time')].filter(
    (text) => text.closest('.air-visually-hidden') === null && text.clientWidth > 0,
  )
  return [
    ...texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.innerText),
    ...(card.scrollHeight > card.clientHeight
      ? [`scrolls by ${card.scrollHeight - card.clientHeight}`]
      : []),
  ]
}

describe('the device widget', () => {
  it('shows the status of the device and each value with its unit', async () => {
    const { container } = await draw({ config: oneValue })
    await expect.element(page.getByText('Online', { exact: true })).toBeVisible()
    expect(container.querySelector('.node-widget-figure')?.textContent).toMatch(/^\d+\.\dµg\/m³/)
  })

  it('warns of a device that accepts data without a key', async () => {
    await draw({
      data: (_needs, { nodes }) => ({
        nodes: nodes.map((node) => ({ ...node, accepts_keyless: true })),
      }),
    })
    await expect.element(page.getByText('Sends without a key')).toBeVisible()
    await expect.element(page.getByTitle(/anybody who knows the serial/)).toBeVisible()
  })

  it.each([
    ['one device with six values', usual, 6],
    ['two devices', twoDevices, 3],
  ])('keeps the sparkline of each value in a small card: %s', async (_, config, count) => {
    const { container } = await draw({ config, size: { width: 280, height: 212 } })
    await expect.poll(() => container.querySelectorAll('.node-widget-row').length).toBe(count)
    const rows = [...container.querySelectorAll<HTMLElement>('.node-widget-row')]
    const measured = rows.filter((row) => row.querySelector('.node-widget-span') !== null)
    expect(measured.length).toBeGreaterThanOrEqual(2)
    for (const row of measured) {
      await expect.poll(() => row.querySelector('.node-widget-line svg path')).not.toBeNull()
    }
    for (const row of rows) {
      expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(38)
      expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight)
    }
  })

  it.each([3, 4])('shows %d values of a small card without scrolling', async (count) => {
    const ids = usual.selected_data_point_ids.slice(0, count)
    const { container } = await draw({
      config: { ...usual, selected_data_point_ids: ids },
      size: { width: 280, height: 212 },
    })
    await expect.poll(() => container.querySelectorAll('.node-widget-line svg').length).toBe(count)
    const card = container.querySelector('.node-widget')
    expect(card?.scrollHeight).toBeLessThanOrEqual(card?.clientHeight ?? 0)
  })

  it.each([
    [3, '28px'],
    [6, '20px'],
  ])('writes %d values in a small card at %s', async (count, fontSize) => {
    const ids = usual.selected_data_point_ids.slice(0, count)
    const { container } = await draw({
      config: { ...usual, selected_data_point_ids: ids },
      size: { width: 280, height: 212 },
    })
    await expect.poll(() => container.querySelector('.air-figure-value')).not.toBeNull()
    const figures = [...container.querySelectorAll('.air-figure-value')]
    expect(new Set(figures.map((figure) => getComputedStyle(figure).fontSize))).toEqual(
      new Set([fontSize]),
    )
  })

  it.each([
    ['en_US', {}],
    ['es_ES', {}],
    ['es_ES', { name: 'Station 1C00A3F7' }],
  ] as const)('fits one value into a row of a compact card: %s, %o', async (locale, changes) => {
    const { container } = await draw({
      config: { ...oneValue, ...changes },
      locale,
      size: COMPACT,
      data: airWith({ factors: { '132:5': 5 } }),
    })
    await expect.poll(() => container.querySelector('.node-widget-line svg')).not.toBeNull()
    const label = container.querySelector('.node-line-label')!.getBoundingClientRect()
    const figure = container.querySelector('.air-figure')!.getBoundingClientRect()
    expect(label.right).toBeLessThan(figure.left)
    expect(label.top).toBeGreaterThan(figure.top)
    expect(label.bottom).toBeLessThanOrEqual(figure.bottom)
    expect(container.querySelector('.air-grade')?.textContent).toMatch(
      /^III(Unhealthy for Sensitive Groups|Insalubre para grupos sensibles)$/,
    )
    expect(container.querySelector('.air-grade-cause')?.textContent).toMatch(/^PM2\.5, /)
    expect(container.querySelector('.air-newest')?.textContent).toMatch(/· \d\d?:\d\d$/)
    expect(cutIn(container)).toEqual([])
  })

  const no2Only = { ...oneValue, selected_data_point_ids: ['1C00A3F7.0.0.0/170:1'] }
  it.each([
    ['a tile', no2Only, NO2_APART, 'en_US', { width: 190, height: 260 }],
    ['a row', no2Only, NO2_APART, 'es_ES', { width: 320, height: 240 }],
    ['a compact card', no2Only, NO2_APART, 'en_US', COMPACT],
    ['a tile', oneValue, PM25_APART, 'es_ES', { width: 190, height: 260 }],
    ['a row', oneValue, PM25_APART, 'en_US', { width: 320, height: 240 }],
    ['a compact card', oneValue, PM25_APART, 'es_ES', COMPACT],
  ] as const)(
    'shows the graded mean large and the newest reading small: %s, %o, %o, %s',
    async (...given) => {
      const [, config, apart, locale, size] = given
      const { container } = await draw({ config, locale, size, data: gradedApart(apart) })
      const isNo2 = apart === NO2_APART
      const isSpanish = locale === 'es_ES'
      const write = (value: string) => (isSpanish ? value.replace('.', ',') : value)
      const words = (of: string) => container.querySelector(of)?.textContent
      await expect.poll(() => words('.air-newest')).not.toBeUndefined()
      expect(words('.air-figure')).toBe(isNo2 ? `${write('17.0')}ppb` : `${write('19.8')}µg/m³`)
      const newest = isNo2 ? `${write('9.2')} ppb` : `${write('17.0')} µg/m³`
      expect(words('.air-newest')).toBe(`${isSpanish ? 'último' : 'latest'} ${newest} · 13:00`)
      const period = isNo2 ? '1 h' : '24 h'
      expect(container.textContent).toContain(isSpanish ? `media de ${period}` : `${period} mean`)
      expect(container.textContent).toContain(isNo2 ? 'Moderate' : 'Above')
      expect(cutIn(container)).toEqual([])
    },
  )

  it('shows an ungraded newest reading when its mean is withheld', async () => {
    const { container } = await draw({
      config: oneValue,
      data: airWith({ profileId: 'who-2021', paths: ['132:5'], hours: 17 }),
    })
    await expect.poll(() => container.querySelector('.air-figure')).not.toBeNull()
    expect(container.querySelector('.air-newest')).toBeNull()
    expect(container.querySelector('.air-grade')).toBeNull()
  })

  it('shows a mean beside an old or hidden newest reading', async () => {
    const { container, unmount } = await draw({
      config: no2Only,
      data: (needs, data, scene, range) => ({
        ...gradedApart()(needs, data, scene, range),
        asOfMs: (data.asOfMs ?? 0) + 3_600_000,
      }),
    })
    await expect
      .poll(() => container.querySelector('.air-newest')?.textContent)
      .toBe('latest 9.2 ppb · as of 13:00')
    unmount()
    const hidden = await draw({
      config: no2Only,
      data: (needs, data, scene, range) => {
        const { frames = [], ...rest } = gradedApart()(needs, data, scene, range)
        return { ...rest, ...broken(needs, { ...data, frames: [...frames] }, scene, range) }
      },
    })
    await expect
      .poll(() => hidden.container.querySelector('.air-newest')?.textContent)
      .toMatch(/^Sensor fault.*since Mar 14/)
    expect(hidden.container.querySelector('.air-figure')?.textContent).toBe('17.0ppb')
  })

  it('shows the grade of the value, not of the device, in a compact card with one value', async () => {
    const [pm25, pm10] = usual.selected_data_point_ids
    const { container } = await draw({
      config: { ...usual, selected_data_point_ids: [pm10!] },
      size: COMPACT,
      data: airWith({ paths: ['132:5', '132:7'], factors: { '132:5': 5 } }),
    })
    expect(pm25).not.toBe(pm10)
    await expect
      .poll(() => container.querySelector('.air-grade-cause')?.textContent)
      .toMatch(/^PM10, /)
  })

  it.each([
    ['a fault', { data: broken }, /Sensor fault.*since Mar 14/],
    ['a stale reading', { scene: 'stale' }, /as of 10:00/],
    ['no reading', { scene: 'empty' }, /No reading yet/],
    ['a grade of the moment', {}, /IGoodAethair Blue/],
  ] as const)('shows every part of %s in a compact card', async (_, options, words) => {
    const { container } = await draw({ config: oneValue, size: COMPACT, ...options })
    await expect
      .poll(() => container.querySelector('.node-compact')?.textContent, { timeout: 3000 })
      .toMatch(words)
    expect(cutIn(container)).toEqual([])
  })

  it('shows three values in rows of a compact card', async () => {
    const ids = usual.selected_data_point_ids.slice(0, 3)
    const { container } = await draw({
      config: { ...usual, selected_data_point_ids: ids },
      size: COMPACT,
    })
    await expect.poll(() => container.querySelectorAll('.node-widget-line svg').length).toBe(3)
    expect(container.querySelectorAll('.node-line .air-grade-band').length).toBeGreaterThan(0)
    expect(cutIn(container)).toEqual([])
  })

  it('shows the name of the device once when the card has the same name', async () => {
    const { container } = await draw({ config: { ...oneValue, name: 'Station 1C00A3F7' } })
    const link = page.getByRole('link', { name: 'Station 1C00A3F7 Online' })
    await expect.element(link).toBeVisible()
    const hidden = container.querySelector('.air-visually-hidden')
    expect(hidden?.textContent).toContain('Station 1C00A3F7')
    const shown = container
      .querySelector('.node-widget')
      ?.textContent.replace(hidden?.textContent ?? '', '')
    expect(shown).not.toContain('Station 1C00A3F7')
  })

  it('shows a grade as a numeral, with its name for screen readers', async () => {
    const { container } = await draw({ config: oneValue })
    await expect.element(page.getByTitle('Good by Aethair Blue')).toBeVisible()
    expect(container.querySelector('.air-grade-band')?.textContent).toBe('I')
  })

  it('dates an old value', async () => {
    await draw({
      config: oneValue,
      data: (_needs, { asOfMs }) => ({ asOfMs: (asOfMs ?? 0) + 3_600_000 }),
    })
    await expect.element(page.getByText('as of 13:00')).toBeVisible()
    await expect.element(page.getByText('Offline')).toBeVisible()
  })

  it('keeps the last known status while the connection is lost', async () => {
    await draw({ config: oneValue, scene: 'stale' })
    await expect.element(page.getByText('as of 10:00')).toBeVisible()
    await expect.element(page.getByText('Online', { exact: true })).toBeVisible()
  })

  it('shows a sensor fault instead of a number', async () => {
    const { container } = await draw({ config: oneValue, data: broken })
    await expect.element(page.getByText('Sensor fault')).toBeVisible()
    await expect.element(page.getByText(/^since Mar 14, .*, after 8\.0 µg\/m³$/)).toBeVisible()
    expect(container.querySelector('.air-figure')).toBeNull()
  })

  it('leads to the monitors of the device and of its data points', async () => {
    const { visited } = await draw({ config: oneValue })
    await page.getByRole('link', { name: 'Station 1C00A3F7' }).click()
    await page.getByRole('link', { name: 'PM2.5' }).click()
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00A3F7:0' },
      { to: 'device-monitor', nodeId: '1C00A3F7:0', dataPointId: '1C00A3F7.0.0.0/132:5' },
    ])
  })

  it.each([
    ['unknown', {}, 'These devices are not available'],
    ['empty', {}, 'No reading yet'],
    ['normal', { selected_data_point_ids: [] }, 'No parameters selected'],
  ] as const)(
    'says why the device widget is empty (%s data, %o)',
    async (scene, changes, words) => {
      await draw({ scene, config: { ...oneValue, ...changes } })
      await expect.element(page.getByText(words)).toBeVisible()
    },
  )
})
