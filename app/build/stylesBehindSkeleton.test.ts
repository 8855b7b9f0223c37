import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { movedStyles } from './stylesBehindSkeleton.ts'

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

describe('the style sheets of the built page', () => {
  it('are behind the skeleton and the root that it waits for', () => {
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

  it('must be there', () => {
    expect(() => movedStyles(page)).toThrow('Expected a page with style sheets')
  })
})
