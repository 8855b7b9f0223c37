import { describe, expect, it } from 'vitest'
import { isTooIntricate } from './intricacy.ts'

const LENGTH = 20_000
const fill = (piece: string): string => piece.repeat(LENGTH / piece.length)

describe('a text that is rendered', () => {
  it.each([
    ['nothing', ''],
    ['a long text', fill('Air is *measured* here, see [the manual](https://a.b).\n\n')],
    ['a long list', fill('- Change the **filter** of `PM2.5`, then note it\n')],
    ['a list in lists', Array.from({ length: 8 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
    ['a table', `|a|b|c|\n|-|-|-|\n${'| **1** | *2* | 3 |\n'.repeat(200)}`],
    ['a rule', '* * * * * * * *'],
    ['tasks', '- [ ] one\n- [x] two\n'.repeat(100)],
    ['a list that was not closed in brackets', '[a [b [c'],
    ['deep code', `\`\`\`\n${' '.repeat(80)}a\n\`\`\``],
  ])('renders Markdown with %s', (_, markdown) => {
    expect(isTooIntricate(markdown)).toBe(false)
  })
})

describe('a text that would freeze the page', () => {
  it.each([
    ['quotes in quotes', fill('>')],
    ['quotes in quotes, with tabs', fill('>\t')],
    ['lists in lists', `${fill('1. ')}a`],
    ['quotes in lists', `${fill('> - ')}a`],
    [
      'a staircase of lists',
      Array.from({ length: 140 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    ],
    ['a quote that goes on for ever', `> > > a\n${fill('b\n')}`],
    ['open emphasis', fill('*a **a ')],
    ['emphasis in emphasis', `${'**a '.repeat(3_000)}${' b**'.repeat(3_000)}`],
    ['strokes', fill('~~a ~b')],
    ['pictures in pictures', `${'!['.repeat(3_000)}${'](a)'.repeat(3_000)}`],
    ['open brackets', fill('[')],
    ['addresses in addresses', fill('![a](')],
    ['a wide line of a table', `|a|\n|-|\n${fill('|a')}`],
    [
      'a table that fills itself up',
      `${'|a'.repeat(50)}|\n${'|-'.repeat(50)}|\n${'|\n'.repeat(1_900)}`,
    ],
  ])('refuses to render Markdown with %s', (_, markdown) => {
    expect(isTooIntricate(markdown)).toBe(true)
  })
})
