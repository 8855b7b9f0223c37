import { describe, expect, it } from 'vitest'
import { box, dot, line, words, type Shape } from './shape.ts'
import { svgText } from './svgText.ts'

const PICTURE = { width: 60, height: 40, title: 'PM2.5', fontFamily: 'Inter, sans-serif' }
const OPEN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" viewBox="0 0 60 40" role="img" font-family="Inter, sans-serif">'
const drawn = (...shapes: Shape[]): string => svgText(shapes, PICTURE)
const inside = (...shapes: Shape[]): string =>
  drawn(...shapes).slice(`${OPEN}<title>PM2.5</title>`.length, -'</svg>'.length)
const FONT = { sizePx: 10, isBold: false }

describe('the text of a picture', () => {
  it('names what it shows', () => {
    expect(drawn()).toBe(`${OPEN}<title>PM2.5</title></svg>`)
  })

  it('writes boxes, dots and outlines with their colours', () => {
    expect(inside({ ...box([1, 2], [3, 4], '#ffffff'), opacity: 0.13 })).toBe(
      '<rect x="1" y="2" width="3" height="4" fill="#ffffff" fill-opacity="0.13"/>',
    )
    expect(inside(dot([1, 2], 3, '#215db0'))).toBe('<circle cx="1" cy="2" r="3" fill="#215db0"/>')
    expect(inside({ kind: 'path', path: 'M0 0L1 1Z', color: '#215db0' })).toBe(
      '<path d="M0 0L1 1Z" fill="#215db0"/>',
    )
  })

  it('writes lines to hundredths of a pixel, dashed or solid', () => {
    const points = [
      [0, 1 / 3],
      [10.006, 20],
    ] as const
    expect(inside(line(points, '#b3261e', 1.5, [6, 4]))).toBe(
      '<polyline points="0,0.33 10.01,20" fill="none" stroke="#b3261e" stroke-width="1.5" stroke-linejoin="round" stroke-dasharray="6 4"/>',
    )
    expect(inside(line(points, '#b3261e', 1))).not.toContain('dasharray')
  })

  it('writes texts on the base line below their middle', () => {
    const font = { sizePx: 10, isBold: true }
    expect(inside(words([5, 20], 'CO₂', { font, color: '#1c2127', align: 'right' }))).toBe(
      '<text x="5" y="23" font-size="10" font-weight="600" fill="#1c2127" text-anchor="end">CO₂</text>',
    )
    expect(inside(words([5, 20], 'CO₂', { font: FONT, color: '#1c2127' }))).not.toContain('anchor')
  })

  it.each([
    ['</text><script>alert(1)</script>', '&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a & b "c" \'d\'', 'a &amp; b &quot;c&quot; &#39;d&#39;'],
    [']]>', ']]&gt;'],
    ['a\u0000b\u001Bc\uFFFF\uD800', 'a\uFFFDb\uFFFDc\uFFFD\uFFFD'],
    ['line\none\ttab', 'line\none\ttab'],
  ])('keeps %j a text', (text, expected) => {
    expect(inside(words([0, 0], text, { font: FONT, color: '#000000' }))).toContain(
      `>${expected}</text>`,
    )
    expect(svgText([], { ...PICTURE, title: text })).toContain(`<title>${expected}</title>`)
  })

  it('lets no attribute end early', () => {
    expect(inside(box([0, 0], [1, 1], '"/><script>'))).toContain('fill="&quot;/&gt;&lt;script&gt;"')
  })
})
