import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withoutLargeOutlines } from './withoutLargeIcons.ts'

const pathOf = (icon: string): string =>
  fileURLToPath(import.meta.resolve(`@blueprintjs/icons/lib/esm/generated/components/${icon}.js`))

describe('an icon without its 20 px outlines', () => {
  it.each(['caret-down', 'key-command', 'search', 'small-cross'])(
    'keeps the 16 px outlines and their grid: %s',
    (icon) => {
      const before = readFileSync(pathOf(icon), 'utf8')
      const after = withoutLargeOutlines(before, icon)
      const outlines = /const PATHS_16 = .*;/.exec(before)?.[0] ?? expect.fail('no outlines')
      expect(after).toContain(outlines)
      expect(after).not.toMatch(/PATHS_20|isLarge/)
      expect(after).toContain('svgProps: { viewBox: "0 0 16 16" }')
    },
  )

  it('refuses icons in another form than Blueprint’s', () => {
    expect(() => withoutLargeOutlines('export const Icon = 1', 'tick.js')).toThrow('At tick.js')
  })
})
