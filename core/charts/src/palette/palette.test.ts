import { PARAMETERS } from '@airshed/profiles'
import { THEME_NAMES } from '@airshed/ui'
import { describe, expect, it } from 'vitest'
import { colorOfParameter, colorsOfParameters, seriesPalette } from './palette.ts'

/** Hue in degrees in OKLab, where equal steps look equal (Ottosson 2020). */
function hueOf(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return (Math.atan2(b, a) * 180) / Math.PI
}

/** Smallest angle between the hues of any two colours. */
function nearestHues(colors: readonly string[]): number {
  const hues = colors.map(hueOf)
  const angles = hues.flatMap((hue, index) =>
    hues.slice(index + 1).map((other) => {
      const turn = Math.abs(hue - other)
      return Math.min(turn, 360 - turn)
    }),
  )
  return Math.min(...angles)
}

describe.each(THEME_NAMES)('colours in %s', (theme) => {
  it('the palette has six different colours', () => {
    expect(new Set(seriesPalette(theme)).size).toBe(6)
  })

  it.each([...PARAMETERS.map(({ id }) => id), 'unknown:1'])(
    'the parameter %s keeps its colour',
    (id) => {
      expect(seriesPalette(theme)).toContain(colorOfParameter(id, theme))
      expect(colorOfParameter(id, theme)).toBe(colorOfParameter(id, theme))
    },
  )

  it.each([
    ['particle sizes', ['132:4', '132:5', '132:6', '132:7', '132:8']],
    ['the weather', ['128:1', '128:2', '128:3']],
    ['gases', ['170:1', '170:2', '170:3', '170:4', '170:5', '170:6']],
  ])('gives %s colours that are told apart without help', (_, ids) => {
    expect(new Set(ids.map((id) => colorOfParameter(id, theme))).size).toBe(ids.length)
  })

  it('a series takes another colour where its own is taken already', () => {
    const [first, second] = colorsOfParameters(['132:5', '132:5'], theme)
    expect(first).toBe(colorOfParameter('132:5', theme))
    expect(second).not.toBe(first)
  })

  it.each([
    ['wind and gust', ['150:1', '150:3']],
    ['wind, gust and direction', ['150:1', '150:3', '150:2']],
    ['particles and gases', ['132:5', '170:1', '170:3']],
    ['the sizes of a dust monitor', ['132:4', '132:5', '132:7', '132:8']],
    ['sound levels', ['160:1', '160:2', '160:3']],
    ['wind and humidity', ['150:1', '128:2']],
    ['four places of one parameter', ['132:5', '132:5', '132:5', '132:5']],
    ['humidity at four places', ['128:2', '128:2', '128:2', '128:2']],
    ['unlisted ones', ['unknown:1', 'unknown:2', 'unknown:3', 'unknown:4']],
  ])('give %s clearly different hues', (_, ids) => {
    expect(nearestHues(colorsOfParameters(ids, theme))).toBeGreaterThan(40)
  })

  it.each(PARAMETERS.map(({ id }) => id))(
    'gives any parameter but %s another hue beside it',
    (id) => {
      for (const { id: other } of PARAMETERS) {
        expect(nearestHues(colorsOfParameters([id, other], theme))).toBeGreaterThan(40)
      }
    },
  )

  it('wind and gusts keep their own colours', () => {
    expect(colorsOfParameters(['150:1', '150:3'], theme)).toEqual([
      colorOfParameter('150:1', theme),
      colorOfParameter('150:3', theme),
    ])
  })

  it.each(['132:5', '170:1', '128:2'])('gives six series of %s six different colours', (id) => {
    const ids = Array.from({ length: 6 }, () => id)
    expect(new Set(colorsOfParameters(ids, theme)).size).toBe(6)
  })

  it('repeats the colours after the sixth series', () => {
    const ids = Array.from({ length: 8 }, (_, index) => `unknown:${index}`)
    expect(new Set(colorsOfParameters(ids, theme)).size).toBe(6)
  })
})
