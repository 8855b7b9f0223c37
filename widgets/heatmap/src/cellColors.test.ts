import { frame, profile } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { cellLook, scaleOf } from './cellColors.ts'
import { figures } from './figures.fixture.ts'
import type { HeatmapDevice } from './heatmapModel.ts'

const cell = (value: number | null, count = 4) => figures({ value, count })
const device = (path: string, values: (number | null)[] = []): HeatmapDevice => ({
  nodeId: '1C00A3F7:0',
  dataPointId: `1C00A3F7.0.0.0/${path}`,
  name: 'Station',
  frame: frame(`1C00A3F7.0.0.0/${path}`),
  profile: path === '132:5' ? profile() : null,
  unfit: null,
  cells: values.map((value) => cell(value)),
})

describe('the look of a cell', () => {
  it.each([
    [12, 'Good', 'I'],
    [12.1, 'Moderate', 'II'],
    [35.1, 'Poor', 'III'],
  ])('draws %d µg/m³ in the colour of its grade with its numeral', (value, word, letter) => {
    const grade = profile().grades.find(({ name }) => name === word)
    const look = cellLook(cell(value), device('132:5'), [], 'en')
    expect(look).toEqual({ color: grade?.color, letter, word })
  })

  it.each([
    [0, 'en', 'N'],
    [350, 'en', 'N'],
    [270, 'es', 'O'],
    [230, 'en', 'SW'],
  ])('writes a wind direction of %d° in %s as a compass point', (value, locale, word) => {
    expect(cellLook(cell(value), device('150:2'), [], locale)).toMatchObject({ word, letter: word })
  })

  it('colours an ungraded value by the scale', () => {
    const one = device('150:1', [1, 9])
    const bands = scaleOf([one], 'light')
    const colors = [1, 9].map((value) => cellLook(cell(value), one, bands, 'en').color)
    expect(colors).toEqual([bands[0]?.color, bands.at(-1)?.color])
  })

  it('hatches a cell with too few readings, and leaves one without any empty', () => {
    expect(cellLook(cell(null, 2), device('132:5'), [], 'en')).toMatchObject({ isHatched: true })
    expect(cellLook(cell(null, 0), device('132:5'), [], 'en')).toMatchObject({
      isHatched: false,
      color: null,
    })
    const running = cellLook(cell(null, 2), device('132:5'), [], 'en', true)
    expect(running).toMatchObject({ isHatched: false, color: null })
  })
})

describe('the colour scale of cells', () => {
  it('spans only values that are not graded', () => {
    expect(scaleOf([device('132:5', [5, 80])], 'light')).toEqual([])
    expect(scaleOf([device('150:2', [5, 80])], 'light')).toEqual([])
    expect(scaleOf([device('150:1', [null])], 'light')).toEqual([])
    const bands = scaleOf([device('150:1', [1]), device('150:1', [4])], 'dark')
    expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([1, 4])
  })
})
