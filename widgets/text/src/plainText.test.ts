import { describe, expect, it } from 'vitest'
import { plainText } from './plainText.ts'

describe('the plain words of a text', () => {
  it.each([
    ['', ''],
    ['# Market Square\n\nOpen **daily**.', 'Market Square Open daily.'],
    ['See [the manual](https://a.b "Manual") and ![map](x.png).', 'See the manual and map.'],
    ['- [x] Filter\n- [ ] Fan\n* Hood', 'Filter Fan Hood'],
    ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a b 1 2'],
    ['> Quoted\n\n---\n\n```sh\nls\n```', 'Quoted ls'],
    ['snake_case 2 > 1', 'snake_case 2 > 1'],
  ])('reduces %j to %j', (markdown, words) => {
    expect(plainText(markdown)).toBe(words)
  })

  it('ends a shortened text with an ellipsis', () => {
    const words = plainText('filter '.repeat(100))
    expect(words.length).toBeLessThanOrEqual(201)
    expect(words).toMatch(/filter…$/)
    expect(plainText('a'.repeat(20_000))).toHaveLength(201)
    expect(plainText(`a${' '.repeat(20_000)}`)).toBe('a…')
  })
})
