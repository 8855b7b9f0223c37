import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { SAMPLES, sample, text } from './presets.fixture.ts'

describe('an export of readings', () => {
  let file = ''
  beforeAll(async () => {
    file = await readFile(join(SAMPLES, 'airshed.csv'), 'utf8')
  })
  const ROWS = {
    '1C00A3F7 2026-10-25T00:30:00Z': ['pm25 7.1 µg/m³'],
    // The same parameter of two instruments.
    '1C00A3F7 2026-10-25T01:30:00Z': ['pm25 999.9 µg/m³ !17', 'pm25 6.9 µg/m³ !36'],
    // Below its detection limit.
    '1C00A3F7 2026-10-25T02:30:00Z': ['pm25 2 µg/m³ !128'],
    '1C00B210 2026-10-25T02:00:00.250Z': ['temperature -3.25 °C'],
  }

  it('reads times by their offsets and flags by their names, and no computed parameter', async () => {
    const { preset, rows, report } = await sample('airshed.csv')
    expect(preset).toBe('airshed')
    expect(rows).toEqual(ROWS)
    expect(report).toMatchObject({
      rowsRead: 6,
      rowsStored: 5,
      rowsLeftOut: 1,
      rowsComputed: 1,
      rowsRefused: 0,
      ignoredColumns: [],
    })
  })

  it('reads an export saved by a spreadsheet with other separators and decimals', async () => {
    const saved = file
      .split('\n')
      .map((line) =>
        line.startsWith('"#') || line === ''
          ? line
          : line
              .replace('"\'=Roof, east"', "'=Roof│ east")
              .replaceAll(',', ';')
              .replaceAll('│', ',')
              .replace(/;(-?\d+)\.(\d+);/g, ';$1,$2;'),
      )
      .join('\r\n')
    expect(saved).toContain(';-3,25;')
    expect((await text(saved)).rows).toEqual(ROWS)
  })

  it('reads an export whose comments exceed the start used for recognition', async () => {
    const many = Array.from(
      { length: 500 },
      (_, at) =>
        `"# Data point LONG${at}.0.0.0/132:5: ${'x'.repeat(200)}, PM2.5, µg/m³, reports every 60 s now"\n`,
    )
    const long = file.replace('time,device', `${many.join('')}time,device`)
    const { preset, rows, report } = await text(long)
    expect([preset, rows]).toEqual(['airshed', ROWS])
    expect(report.refusals).toEqual([])
  })

  it('reads an export that was cut off and reports the missing rows', async () => {
    const { rows, report } = await text(file.split('\n').slice(0, -3).join('\n'))
    expect(Object.keys(rows)).toHaveLength(3)
    expect(report).toMatchObject({ rowsRefused: 1 })
    expect(report.refusals).toMatchObject([{ line: 15, kind: 'incomplete', got: '5' }])
  })

  it('refuses an export without a required column', async () => {
    const other = file.replace('# Airshed: readings', '# Mine: readings').replace(',flags,', ',f,')
    await expect(text(other)).rejects.toThrow('none of the known formats')
    const broken = file.replace(',flags,', ',f,')
    await expect(text(broken)).rejects.toThrow('The file has no column flags')
  })
})

it('a table saved from a widget is not taken for an export, in both languages', async () => {
  for (const time of ['Time', 'Hora']) {
    const table = `\uFEFF"${time}, UTC","${time}, ISO 8601","PM2.5, µg/m³, 1 h mean"\r\n2026-05-01 10:00,2026-05-01T10:00:00.000Z,1\r\n`
    await expect(text(table)).rejects.toThrow('Save all readings (CSV) instead')
  }
})
