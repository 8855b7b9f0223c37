import { expect, it } from 'vitest'
import { graticuleMarks } from './graticuleMarks.ts'

const texts = (...given: Parameters<typeof graticuleMarks>): string[] =>
  graticuleMarks(...given).map(({ text }) => text)

it('labels lines of the graticule with degrees and direction', () => {
  expect(texts([-12, -8, 12, 12], 3, 'en')).toEqual(['10° W', '0°', '10° E', '0°', '10° N'])
})

it('labels the west as oeste in Spanish, with a decimal comma', () => {
  expect(texts([-74.16, 40.65, -73.95, 40.75], 10, 'es')).toEqual(['74,1° O', '74,0° O', '40,7° N'])
})

it('labels lines beyond the date line as on this side', () => {
  expect(texts([165, 1, 195, 2], 3, 'en')).toEqual(['170° E', '180°', '170° W'])
})
