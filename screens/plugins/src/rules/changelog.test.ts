import { describe, expect, it } from 'vitest'
import { changesBetween, readChangelog } from './changelog.ts'

const TEXT = `# Changelog

Everything of note.

## [Unreleased]

### Added

- Not yet

## [2.0.0-beta.1] - 2026-05-01

- Everything anew

## [1.2.0] – 2026-03-02

### Added

- A second needle, for the
  limit of the day
- <b>Bold</b> <script>alert(1)</script>

### Fixed

* The scale in the dark

## v1.1.0

Smaller.

And quicker.

## 1.0.0 - 2026-01-01

- First version

[1.2.0]: https://acme.example/1.2.0
`
const versions = (from: string | null, to: string, text = TEXT) =>
  changesBetween(text, from, to).map(({ version }) => version)

describe('reading a changelog', () => {
  it('reads versions and groups as plain text', () => {
    expect(readChangelog(TEXT).map(({ version, date }) => [version, date])).toEqual([
      ['2.0.0-beta.1', '2026-05-01'],
      ['1.2.0', '2026-03-02'],
      ['1.1.0', ''],
      ['1.0.0', '2026-01-01'],
    ])
    expect(readChangelog(TEXT)[1]?.groups).toEqual([
      {
        title: 'Added',
        entries: [
          'A second needle, for the limit of the day',
          '<b>Bold</b> <script>alert(1)</script>',
        ],
      },
      { title: 'Fixed', entries: ['The scale in the dark'] },
    ])
    expect(readChangelog(TEXT)[2]?.groups).toEqual([
      { title: '', entries: ['Smaller.', 'And quicker.'] },
    ])
    expect(readChangelog(TEXT)[3]?.groups).toEqual([{ title: '', entries: ['First version'] }])
  })

  it('finds the entries between two versions, whatever their order in the file', () => {
    expect(versions('1.0.0', '1.2.0')).toEqual(['1.2.0', '1.1.0'])
    expect(versions('1.1.5', '2.0.0')).toEqual(['2.0.0-beta.1', '1.2.0'])
    expect(versions('1.0.0', '1.2.0', '## 1.1.0\n## 1.2.0\n')).toEqual(['1.2.0', '1.1.0'])
  })

  it('returns only the entries of one version when none is in use, or a newer one', () => {
    expect(versions(null, '1.1.0')).toEqual(['1.1.0'])
    expect(versions('1.2.0', '1.1.0')).toEqual(['1.1.0'])
    expect(versions('1.2.0', '1.2.0')).toEqual(['1.2.0'])
  })

  it.each([
    ['nothing', ''],
    ['other words', 'We fixed things.\n\n## Soon\n- more'],
    [
      'invalid versions',
      '## 1.2\n## 01.2.3\n## 1.2.3-..\n## 1.2.3-01\n## 1.2.3.4\n## 99999999999999999999.0.0\n- x',
    ],
  ])('finds no versions in a changelog with %s', (_, text) => {
    expect(readChangelog(text)).toEqual([])
  })

  it('reads 50,000 hostile characters without finding versions', () => {
    const hostile = ['## [', '## 1.0.0-', '### ', '- ', '['].map((start) =>
      start.padEnd(50_000, `${start}a.-`),
    )
    for (const text of hostile) expect(readChangelog(text).length).toBeLessThanOrEqual(1)
  })
})
