import { describe, expect, it } from 'vitest'
import { archiveFinding, finding, thrownText } from './finding.ts'
import { countText, findingsLines } from './findingsText.ts'
import { styleFor } from './styleText.ts'

const plain = styleFor({}, false)
const missing = finding('README_MISSING', 'README.md')
const slow = finding('SCHEMA_SLOW', 'src/config.ts', { budget: '20', got: '31.5' })

describe('a finding of the checks', () => {
  it('fills the placeholders of its sentences', () => {
    expect(slow).toEqual({
      code: 'SCHEMA_SLOW',
      level: 'warning',
      place: 'src/config.ts',
      message: 'Expected a form schema that compiles within 20 ms, got 31.5 ms',
      cure: 'Make it flatter: fewer branches of oneOf and anyOf, one form a section',
    })
  })

  it('takes the last sentence of an archive problem as the cure', () => {
    const message = 'Expected a value, got "1. of two". Correct the value'
    const problem = { code: 'ARCHIVE_VALUE_INVALID', place: 'manifest.json#/id', message } as const
    expect(archiveFinding(problem, 'error')).toMatchObject({
      message: 'Expected a value, got "1. of two"',
      cure: 'Correct the value',
    })
  })
})

describe('findings as text', () => {
  it('lists findings below their place, errors first, each with its cure', () => {
    expect(findingsLines([slow, missing], plain)).toEqual([
      'README.md',
      '  error    README_MISSING',
      '           Expected a README.md that says what the plugin shows, got none',
      '         → Write it: administrators read it before they install the plugin',
      '',
      'src/config.ts',
      '  warning  SCHEMA_SLOW',
      '           Expected a form schema that compiles within 20 ms, got 31.5 ms',
      '         → Make it flatter: fewer branches of oneOf and anyOf, one form a section',
      '',
    ])
  })

  it('colours findings only on a terminal, and never with NO_COLOR', () => {
    const coloured = findingsLines([missing], styleFor({}, true)).join('\n')
    expect(coloured).toContain('\u001b[31merror')
    for (const style of [plain, styleFor({ NO_COLOR: '1' }, true)]) {
      expect(findingsLines([missing], style).join('\n')).not.toContain('\u001b')
    }
  })

  it.each([
    [[], 'no findings'],
    [[missing], '1 error'],
    [[missing, slow, slow], '1 error, 2 warnings'],
  ])('counts errors and warnings', (findings, text) => {
    expect(countText(findings)).toBe(text)
  })
})

it('takes the first message of a bundler report, without colours', () => {
  const report =
    'Build failed with 1 error:\n\n\u001b[31m[PARSE_ERROR]\u001b[0m Unexpected token\n  at x'
  expect(thrownText(new Error(report))).toBe('[PARSE_ERROR] Unexpected token')
  const nested =
    'Build failed with 1 error:\n\n[x] threw an error\n\nCaused by:\n    Tsconfig not found'
  expect(thrownText(new Error(nested))).toBe('Tsconfig not found')
})
