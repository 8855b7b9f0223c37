import { describe, expect, it } from 'vitest'
import { recognizeEncoding } from './encoding.ts'
import { recognizeTable } from './recognizeTable.ts'

const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...text].flatMap((char) => {
      const code = char.charCodeAt(0)
      return isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8]
    }),
  )
const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from([...text].map((char) => char.charCodeAt(0)))

describe('the encoding of a file', () => {
  const text = 'time,temp °C,µg/m³\n2026-05-01,1,2\n'
  it.each([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`), 'utf-8'],
    ['UTF-8 cut within a character', utf8('temp °').subarray(0, -1), 'utf-8'],
    ['UTF-16 LE with a mark', utf16(`\ufeff${text}`, false), 'utf-16le'],
    ['UTF-16 LE', utf16(text, false), 'utf-16le'],
    ['UTF-16 BE with a mark', utf16(`\ufeff${text}`, true), 'utf-16be'],
    ['UTF-16 BE', utf16(text, true), 'utf-16be'],
    ['Latin-1', latin(text), 'windows-1252'],
    ['the euro sign of Windows-1252', Uint8Array.of(0x31, 0x80, 0x0a), 'windows-1252'],
    ['nothing', new Uint8Array(), 'utf-8'],
  ])('recognizes the encoding: %s', (_name, bytes, expected) => {
    expect(recognizeEncoding(bytes)).toBe(expected)
  })
})

const recognized = (...lines: string[]) => recognizeTable(lines.join('\n'))

describe('the layout of a table', () => {
  it.each([
    ['a comma', 'time,a,b', '2026-05-01 10:00,1.5,2', ',', '.'],
    ['a semicolon beside decimal commas', 'Zeit;a;b', '01.05.2026 10:00;1,5;2,25', ';', ','],
    ['a semicolon beside limits with commas', 'Zeit;a;b', '01.05.2026 10:00;<1,5;< 0,25', ';', ','],
    ['a tab', 'time\ta\tb', '2026-05-01 10:00\t1,5\t2', '\t', ','],
    ['a bar', 'time|a|b', '2026-05-01 10:00|1.5|2', '|', '.'],
  ])('recognizes %s between cells', (_name, head, row, delimiter, decimal) => {
    expect(recognized(head, row, row)).toMatchObject({
      delimiter,
      decimal,
      skipLines: 0,
      headings: [expect.any(String), 'a', 'b'],
      questions: [],
    })
  })

  it('finds the headings below a preamble, and the rows below units', () => {
    const table = recognized(
      'Station,17',
      'Exported by "somebody"',
      '',
      'time,pm,note',
      '-,µg/m³,',
      '2026-05-01T10:00:00Z,1.5,"a, b"',
      '2026-05-01T11:00:00Z,NA,"say ""x"""',
    )
    expect(table).toMatchObject({
      skipLines: 3,
      unitLines: 1,
      headings: ['time', 'pm', 'note'],
      rows: [
        ['2026-05-01T10:00:00Z', '1.5', 'a, b'],
        ['2026-05-01T11:00:00Z', 'NA', 'say "x"'],
      ],
      missing: ['NA'],
    })
  })

  it('accepts separators at the end of rows only', () => {
    expect(recognized('time;a', '01.05.2026 10:00;1,5;', '01.05.2026 11:00;1,6;')).toMatchObject({
      headings: ['time', 'a'],
      skipLines: 0,
    })
  })

  it('asks whether a comma is a decimal or a thousands separator', () => {
    expect(recognized('time;a', '2026-05-01 10:00;1,234')?.questions).toEqual([
      { about: 'decimal', column: null, cell: '1,234', choices: [',', '.'] },
    ])
    expect(recognized('time;a', '2026-05-01 10:00;0,234')?.questions).toEqual([])
  })

  it('recognizes no table without rows or headings', () => {
    expect(recognizeTable('')).toBeNull()
    expect(recognized('a report', 'of something')).toBeNull()
    expect(recognized('2026-05-01 10:00,1', '2026-05-01 11:00,2')).toBeNull()
  })

  it('leaves out the last line of a sample, which may be cut', () => {
    expect(recognizeTable('time,a\n2026-05-01,1\n2026-05-', false)?.rows).toHaveLength(1)
  })
})

describe('the times of a table', () => {
  const timeOf = (heading: string, ...cells: string[]) =>
    recognized(`${heading};x`, ...cells.map((cell) => `${cell};1`))?.time
  it.each<[string, string[], string[]]>([
    ['time', ['2026-05-01T10:00:00+02:00'], ['iso']],
    ['time', ['2026-05-01 10:00'], ['iso']],
    ['timestamp', ['1777629600'], ['unix']],
    ['timestamp', ['1777629600000'], ['unix-ms']],
    ['Date', ['46143.4166666667', '46143.5'], ['excel']],
    ['Elapsed Time [s]', ['60', '120'], ['elapsed']],
    ['when', ['01.05.2026 10:00', '01.05.2026 11:00'], ['dd.MM.yyyy HH:mm']],
    ['when', ['1.5.26 9:00', '1.5.26 10:00'], ['d.M.yy H:mm']],
    ['when', ['13/05/2026 10:00:09'], ['dd/MM/yyyy HH:mm:ss']],
    ['when', ['05/13/26 01:00:00 PM', '05/01/26 01:00:00 PM'], ['MM/dd/yy hh:mm:ss a']],
    ['when', ['1/05/2026 9:00', '13/05/2026 10:00'], ['d/M/yyyy H:mm']],
    ['when', ['2026/05/01 10:00'], ['yyyy/MM/dd HH:mm']],
    ['when', ['05/06/2026 10:00'], ['dd/MM/yyyy HH:mm', 'MM/dd/yyyy HH:mm']],
    ['Time(dd/mm/yyyy)', ['05/06/2026 10:00'], ['dd/MM/yyyy HH:mm']],
    ['Time(mm/dd/yyyy)', ['05/06/2026 10:00'], ['MM/dd/yyyy HH:mm']],
  ])('recognizes the time of %s %j', (heading, cells, formats) => {
    expect(timeOf(heading, ...cells)).toEqual({
      column: heading,
      timeOfDay: null,
      formats,
      zone: null,
    })
  })

  it('reads the offset in the heading', () => {
    expect(timeOf('Date Time, GMT-07:00', '2026-05-01 10:00')?.zone).toBe('UTC-7')
    expect(timeOf('time (UTC+05:30)', '2026-05-01 10:00')?.zone).toBe('UTC+5:30')
    expect(timeOf('UTCDateTime', '2026-05-01 10:00')?.zone).toBe('UTC')
    expect(timeOf('when', '2026-05-01 10:00')?.zone).toBeNull()
  })

  it('recognizes date and time in two columns', () => {
    const rows = ['31-12-2025;23:00;1', '31-12-2025;24:00;2']
    expect(recognized('Date;time;x', ...rows)?.time).toEqual({
      column: 'Date',
      timeOfDay: 'time',
      formats: ['d-M-yyyy H:mm'],
      zone: null,
    })
  })

  it('asks for the order of day and month, for the year or for the column of times', () => {
    expect(recognized('when;x', '05/06/2026 10:00;1')?.questions).toEqual([
      {
        about: 'dayOrMonth',
        column: 'when',
        cell: '05/06/2026 10:00',
        choices: ['dd/MM/yyyy HH:mm', 'MM/dd/yyyy HH:mm'],
      },
    ])
    expect(recognized('when;x', '25/12 21:10:59;1')?.questions).toMatchObject([
      { about: 'year', cell: '25/12 21:10:59' },
    ])
    expect(recognized('a;b', '1;2')?.questions).toMatchObject([{ about: 'time' }])
  })
})
