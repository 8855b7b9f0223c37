import { Alert } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { uiMessages } from '../messages/uiMessages.ts'
import { contrastRatio } from '../theme/contrast.ts'
import { THEME_TOKENS } from '../theme/themeTokens.ts'
import { LEVEL_LOOKS, LEVELS } from './levels.ts'

/** WCAG 2.2, 1.4.11: what is needed to recognize a graphic. */
const GRAPHIC_CONTRAST = 3

describe('the levels of alerts', () => {
  it('alert levels are those of the schemas', () => {
    expect([...LEVELS].toSorted()).toEqual([...Alert.properties.notification_level.enum].toSorted())
  })

  it('gives each alert level a colour and a shape of its own', () => {
    const looks = LEVELS.map((level) => LEVEL_LOOKS[level])
    expect(new Set(looks.map(({ token }) => token)).size).toBe(LEVELS.length)
    expect(new Set(looks.map(({ outlines }) => outlines.join())).size).toBe(LEVELS.length)
  })

  it.each(LEVELS)('the level %s has a word in both languages', (level) => {
    expect(uiMessages.en[`ui.level.${level}`]).toBeTruthy()
    expect(uiMessages.es[`ui.level.${level}`]).toBeTruthy()
  })

  it.each(
    LEVELS.flatMap((level) => (['light', 'dark'] as const).map((theme) => [level, theme] as const)),
  )('the level %s stands out from every ground of the %s theme', (level, theme) => {
    const tokens = THEME_TOKENS[theme]
    const color = tokens[LEVEL_LOOKS[level].token]
    for (const ground of ['page', 'surface', 'raised', 'hover', 'selected'] as const) {
      expect(contrastRatio(color, tokens[ground])).toBeGreaterThanOrEqual(GRAPHIC_CONTRAST)
    }
  })
})
