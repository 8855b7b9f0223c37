import { describe, expect, it } from 'vitest'
import { chartMessages } from '../messages/chartMessages.ts'
import { sampleFrame } from '../testsupport/sampleFrame.ts'
import { frameSeries, hasValues } from './frameSeries.ts'

const ids = ['132:5', '132:7', '150:2'].map((path) => `1C00A3F7.0.0.0/${path}`)
const frames = ids.map((id) => sampleFrame(id))
const elsewhere = sampleFrame('1C00B112.0.0.0/132:5')

describe('the lines of a chart', () => {
  it('lines keep the order of their frames, and those not shown are switched off', () => {
    const series = frameSeries(frames, ids.slice(1), 'light')
    expect(series.map(({ id, isHidden }) => [id, isHidden])).toEqual([
      [ids[0], true],
      [ids[1], false],
      [ids[2], false],
    ])
  })

  it('names a line by parameter on a single device, otherwise by device, with a full label', () => {
    expect(frameSeries(frames, ids, 'light').map(({ label }) => label)).toEqual([
      'PM2.5',
      'PM10',
      'WD',
    ])
    const [, other] = frameSeries([...frames.slice(0, 1), elsewhere], ids, 'light')
    expect(other).toMatchObject({
      label: '1C00B112:0',
      fullLabel: 'Particulate matter PM2.5 · 1C00B112:0',
    })
  })

  it('says of corrected lines that they are, where it has the words', () => {
    const [first, ...others] = frames
    const mixed = first === undefined ? [] : [{ ...first, basis: 'corrected' as const }, ...others]
    const named = frameSeries(mixed, ids, 'light', (id) => chartMessages.en[id])
    expect(named.map(({ label }) => label)).toEqual(['PM2.5 (corrected)', 'PM10', 'WD'])
    expect(named[0]?.fullLabel).toBe(`${first?.label} (corrected)`)
    expect(frameSeries(mixed, ids, 'light')[0]?.label).toBe('PM2.5')
  })

  it('gives three shown lines different colours, however many are hidden', () => {
    const many = Array.from({ length: 9 }, (_, index) => sampleFrame(`1C00A3F7.0.0.${index}/132:5`))
    const shown = [0, 7, 8].map((index) => many[index]?.dataPointId ?? '')
    const drawn = frameSeries(many, shown, 'dark').filter(({ isHidden }) => isHidden !== true)
    expect(new Set(drawn.map(({ color }) => color)).size).toBe(3)
  })

  it('keeps the kind of each parameter, so that directions are not joined', () => {
    expect(frameSeries(frames, ids, 'light').map(({ kind }) => kind)).toEqual([
      'scalar',
      'scalar',
      'direction',
    ])
  })
})

describe('the data of a chart', () => {
  const gappy = [{ times: Float64Array.of(10, 20, 30), values: Float64Array.of(1, NaN, 3) }]
  it.each([
    ['with a value in its window', { from: 25, to: 40 }, true],
    ['not with a gap alone', { from: 15, to: 25 }, false],
    ['not with values elsewhere', { from: 40, to: 50 }, false],
  ])('knows whether a chart has data: %s', (_, range, expected) => {
    expect(hasValues(gappy, range)).toBe(expected)
  })
})
