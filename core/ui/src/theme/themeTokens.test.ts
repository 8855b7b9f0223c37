import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { THEME_NAMES } from './themes.ts'
import type { ThemeTokens } from './themeTokens.ts'
import { THEME_TOKENS, tokenVariable } from './themeTokens.ts'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

/** The colours that hold in a theme: the blocks of `:root` first, the theme's own after them. */
function coloursInCss(theme: string): Map<string, string> {
  const colours = new Map<string, string>()
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies = theme === 'light' ? !selector.includes("'dark'") : true
    if (!applies || !(selector.includes(':root') || selector.includes('data-theme'))) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--air-[\w-]+):\s*(#\w+);/g)) {
      colours.set(name, value)
    }
  }
  return colours
}

describe.each(THEME_NAMES)('the %s theme', (theme) => {
  const tokens = THEME_TOKENS[theme]
  const names = Object.keys(tokens) as (keyof ThemeTokens)[]

  it('gives the same colours in CSS and in the object for canvases', () => {
    const fromObject = new Map(names.map((name) => [tokenVariable(name), tokens[name]]))
    expect(Object.fromEntries(coloursInCss(theme))).toEqual(Object.fromEntries(fromObject))
  })

  it.each(['text', 'muted', 'accent', 'danger', 'warning', 'success'] as const)(
    'keeps %s readable on every surface',
    (role) => {
      for (const ground of ['page', 'surface', 'raised', 'hover'] as const) {
        expect(contrastRatio(tokens[role], tokens[ground])).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it.each(names.filter((name) => name.startsWith('status') || name.startsWith('series')))(
    'keeps %s visible as a mark',
    (role) => {
      expect(contrastRatio(tokens[role], tokens.surface)).toBeGreaterThanOrEqual(3)
    },
  )

  it('keeps text readable on filled buttons', () => {
    expect(contrastRatio(tokens.onAccent, tokens.accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(tokens.onDanger, tokens.danger)).toBeGreaterThanOrEqual(4.5)
  })
})
