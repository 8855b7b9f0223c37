import { PARAMETERS } from '@airshed/profiles'
import { THEME_NAMES } from '@airshed/ui'
import { describe, expect, it } from 'vitest'
import { colorOfParameter, colorsOfParameters, seriesPalette } from './palette.ts'

describe.each(THEME_NAMES)('colours in %s', (theme) => {
  it('are six different ones', () => {
    expect(new Set(seriesPalette(theme)).size).toBe(6)
  })

  it.each([...PARAMETERS.map(({ id }) => id), 'unknown:1'])('%s keeps its colour', (id) => {
    expect(seriesPalette(theme)).toContain(colorOfParameter(id, theme))
    expect(colorOfParameter(id, theme)).toBe(colorOfParameter(id, theme))
  })

  it.each([
    ['particle sizes', ['132:4', '132:5', '132:6', '132:7', '132:8']],
    ['the weather', ['128:1', '128:2', '128:3']],
    ['gases', ['170:1', '170:2', '170:3', '170:4', '170:5', '170:6']],
  ])('tell %s apart without help', (_, ids) => {
    expect(new Set(ids.map((id) => colorOfParameter(id, theme))).size).toBe(ids.length)
  })

  it('step aside for one that has the colour already', () => {
    const [first, second] = colorsOfParameters(['132:5', '132:5'], theme)
    expect(first).toBe(colorOfParameter('132:5', theme))
    expect(second).not.toBe(first)
  })

  it('start again after six', () => {
    const ids = Array.from({ length: 8 }, (_, index) => `unknown:${index}`)
    expect(new Set(colorsOfParameters(ids, theme)).size).toBe(6)
  })
})
