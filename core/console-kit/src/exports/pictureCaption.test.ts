import { NO_DATA } from '@airshed/contract'
import { frame, node, TEST_NOW_MS, TEST_RANGE } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { exportText } from './exportText.ts'
import { pictureCaption } from './pictureCaption.ts'

const english = exportText('en_US', 'America/New_York')
const deviceName = 'Quay Street'
const series = (id: string) => ({ ...frame(id), deviceName })
const ready = { ...NO_DATA, state: 'ready', range: TEST_RANGE, asOfMs: TEST_NOW_MS } as const
const chart = {
  ...ready,
  frames: [series('1C00A3F7.0.0.0/132:5'), series('1C00A3F7.0.0.0/131:10')],
}

describe('the caption of a picture', () => {
  it('a caption has device, parameters with units, range with zone, and that it is simulated', () => {
    expect(pictureCaption(chart, { showsRange: true }, english)).toEqual([
      'Quay Street',
      'PM2.5 (µg/m³), CO₂ (ppm)',
      'Mar 14, 2026, 10:00 – 13:00, time zone America/New_York',
      'Simulated data',
    ])
  })

  it('a caption says whose values are corrected', () => {
    const spanish = exportText('es_ES', 'UTC')
    const lineOf = (words: typeof english) =>
      pictureCaption(chart, { showsRange: true }, words, ['PM2.5'])[3]
    expect(lineOf(english)).toBe('Corrected values: PM2.5')
    expect(lineOf(spanish)).toBe('Valores corregidos: PM2.5')
  })

  it('a caption says the same in Spanish', () => {
    const spanish = exportText('es_ES', 'UTC')
    const lines = pictureCaption(chart, { showsRange: true }, spanish)
    expect(lines.slice(2)).toEqual([
      '14 mar 2026, 14:00 – 17:00, zona horaria UTC',
      'Datos simulados',
    ])
  })

  it('tells apart the hours that the clock shows twice', () => {
    const range = { from: Date.UTC(2026, 10, 1, 5, 30), to: Date.UTC(2026, 10, 1, 6, 30) }
    const [, , times] = pictureCaption({ ...chart, range }, { showsRange: true }, english)
    expect(times).toBe('Nov 01, 2026, 01:30 GMT-4 – 01:30 GMT-5, time zone America/New_York')
  })

  it('a caption of latest values says as of when', () => {
    const data = { ...ready, nodes: [node('1C00A3F7:0', { presentName: deviceName })] }
    expect(pictureCaption(data, { showsRange: false }, english)).toEqual([
      deviceName,
      'As of Mar 14, 2026, 13:00, time zone America/New_York',
      'Simulated data',
    ])
  })

  it('counts the devices that it cannot name, and says where some are real', () => {
    const nodes = Array.from({ length: 9 }, (_, index) =>
      node(`1C00F10${index}:0`, { presentName: `D${index}`, is_simulated: index === 0 }),
    )
    const [devices, , origin] = pictureCaption({ ...ready, nodes }, { showsRange: false }, english)
    expect([devices, origin]).toEqual([
      'D0, D1, D2, D3, D4, D5 and 3 more',
      'Partly simulated data',
    ])
  })

  it('a picture without data has no caption', () => {
    expect(pictureCaption(null, { showsRange: true }, english)).toEqual([])
    const loading = { ...ready, state: 'loading' } as const
    expect(pictureCaption(loading, { showsRange: true }, english)).toEqual([])
  })
})
