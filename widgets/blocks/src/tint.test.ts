import { contrastRatio, THEME_TOKENS } from '@airshed/kit'
import { describe, expect, it } from 'vitest'

/** Share of the colour of a grade behind the words of a block, as blocks.css has it. */
const SHARE = 0.1
/** WCAG 2.2 AA for words of this size. */
const CONTRAST_MIN = 4.5

/** `color-mix(in srgb, …)` of two `#rrggbb` colours. */
const mix = (color: string, share: number, ground: string): string =>
  [1, 3, 5].reduce((text, at) => {
    const [one, other] = [color, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    const channel = Math.round((one ?? 0) * share + (other ?? 0) * (1 - share))
    return text + channel.toString(16).padStart(2, '0')
  }, '#')

const { gradeExcellent, gradeGood, gradeSatisfactory, gradeModerate, gradePoor, gradeVeryPoor } =
  THEME_TOKENS.light
const grades = [
  gradeExcellent,
  gradeGood,
  gradeSatisfactory,
  gradeModerate,
  gradePoor,
  gradeVeryPoor,
  // The loudest and the darkest of the official indices.
  '#ffff00',
  '#00e400',
  '#ff0000',
  '#7e0023',
  '#50f0e6',
  '#7d2181',
  '#ffffff',
  '#000000',
]

describe.each(['light', 'dark'] as const)('block tints in the %s theme', (theme) => {
  const { surface, text, muted, danger } = THEME_TOKENS[theme]
  it.each(grades)('text stays readable on a tint of %s', (color) => {
    const ground = mix(color, SHARE, surface)
    for (const ink of [text, muted, danger]) {
      expect(contrastRatio(ink, ground)).toBeGreaterThan(CONTRAST_MIN)
    }
  })
})
