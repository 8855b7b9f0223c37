import { describe, expect, it } from 'vitest'
import { isIntricate, linkOf, pictureOf } from './readmeText.ts'

describe('a README', () => {
  it.each([
    ['prose', '# Gauge\n\nShows *one* reading, see [the manual](https://a.b).\n\n'.repeat(200)],
    ['a list of tasks', '- [ ] one\n- [x] two\n'.repeat(40)],
    ['a table', `|a|b|\n|-|-|\n${'| 1 | 2 |\n'.repeat(100)}`],
    ['lists in lists', '- a\n  - b\n    - c\n      - d'],
  ])('renders a README as Markdown: %s', (_, markdown) => {
    expect(isIntricate(markdown)).toBe(false)
  })

  it.each([
    ['quotes in quotes', '>'.repeat(2_000)],
    ['lists in lists', '- '.repeat(2_000)],
    ['a staircase', Array.from({ length: 60 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
    ['open emphasis', '*a **a '.repeat(1_000)],
    ['open brackets', '['.repeat(2_000)],
    ['cells', '|a'.repeat(5_000)],
    ['a book', 'word '.repeat(10_000)],
  ])('shows an intricate README as plain text: %s', (_, markdown) => {
    expect(isIntricate(markdown)).toBe(true)
  })

  it('allows only links to the web and to mail', () => {
    expect(linkOf('https://acme.example/a b')).toBe('https://acme.example/a%20b')
    expect(linkOf('mailto:ada@acme.example')).toBe('mailto:ada@acme.example')
    expect(
      ['java\nscript:alert(1)', 'data:text/html,x', '/org/home', '#x', ''].map(linkOf),
    ).toEqual([null, null, null, null, null])
  })

  it('shows embedded raster images, but neither SVG nor remote images', () => {
    expect(pictureOf('data:image/png;base64,AAAA')).not.toBeNull()
    expect(pictureOf('data:image/svg+xml;base64,AAAA')).toBeNull()
    expect(pictureOf('https://acme.example/a.png')).toBeNull()
  })
})
