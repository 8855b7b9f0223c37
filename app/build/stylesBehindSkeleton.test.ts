import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { movedStyles } from './stylesBehindSkeleton.ts'

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

describe('the style sheets of the built page', () => {
  it('puts style sheets after the skeleton and its root', () => {
    const built = page.replace(
      '</head>',
      '  <link rel="stylesheet" crossorigin href="/a.css">\n  </head>',
    )
    const moved = movedStyles(built)
    expect(moved.indexOf('</head>')).toBeLessThan(moved.indexOf('/a.css'))
    expect(moved.indexOf('id="skeleton"')).toBeLessThan(moved.indexOf('/a.css'))
    expect(moved.indexOf('id="root"')).toBeLessThan(moved.indexOf('/a.css'))
    expect(moved.match(/rel="stylesheet"/g)).toHaveLength(1)
  })

  it('refuses a page without style sheets', () => {
    expect(() => movedStyles(page)).toThrow('Expected a page with style sheets')
  })
})
