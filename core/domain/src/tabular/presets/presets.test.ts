import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { fileHead } from './fileHead.ts'
import { importPresets, recognizePreset } from './importPresets.ts'
import { presetMap } from './preset.ts'

const SAMPLES = new URL('../../../../../docs/examples/files/', import.meta.url)
const FILES = [
  ['airshed', 'airshed.csv'],
  ['airgradient', 'airgradient.csv'],
  ['aranet', 'aranet.csv'],
  ['toa5', 'toa5.dat'],
  ['weatherlink', 'weatherlink.csv'],
  ['hobo', 'hobo.csv'],
  ['openair', 'openair.csv'],
  ['opensensemap', 'opensensemap.csv'],
  ['purpleair', 'purpleair.csv'],
  ['sensor-community', 'sensor-community.csv'],
  ['dusttrak', 'dusttrak.csv'],
  ['uk-air', 'uk-air.csv'],
  ['sensortoolkit', 'sensortoolkit.csv'],
] as const
const read = async (file: string) => readFile(new URL(file, SAMPLES), 'utf8')

it('every preset has a sample, an id of its own and names in both languages', () => {
  expect(importPresets.map(({ id }) => id)).toEqual(FILES.map(([id]) => id))
  for (const { name, source } of importPresets) {
    expect([name.en, name.es, source].every((text) => text !== '')).toBe(true)
  }
})

describe.each(FILES)('a file of %s', (id, file) => {
  it('a preset recognizes its own sample and no other preset does', async () => {
    const head = fileHead(await read(file))
    expect(importPresets.filter((preset) => preset.recognizes(head)).map((p) => p.id)).toEqual([id])
  })

  it.each([
    [
      'with a mark of its encoding and lines that end with CR LF',
      (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
    ],
    ['cut within a line', (text: string) => text.slice(0, -7)],
    [
      'with separators at the end of its rows',
      (text: string) => text.replaceAll(/(?<=\d)\n/g, ',\n'),
    ],
  ])('recognizes a sample %s', async (_how, change) => {
    expect(recognizePreset(fileHead(change(await read(file)), false))?.id).toBe(id)
  })

  it('maps a sample without answers only if it asks nothing', async () => {
    const head = fileHead(await read(file))
    const preset = recognizePreset(head)
    const { map, open = [] } = preset === null ? {} : presetMap(preset, head, {})
    expect(map === undefined).toBe(open.length > 0)
    expect(new Set(open.map(({ about }) => about)).size).toBe(open.length)
  })
})

it.each([
  ['nothing', ''],
  ['words', 'a letter, of somebody\nto somebody'],
  ['a table of its own', 'time,pm25,temperature\n2026-05-01 10:00,1,2\n'],
  ['headings of particles without wind or sites', 'date,pm10,pm2.5\n2026-05-01,1,2\n'],
  ['a long table without units', 'createdAt,value\n2026-05-01T10:00:00Z,20.1\n'],
  ['TOA5 without headings', '"TOA5","a","CR1000"\n'],
  ['a plot title alone', '"Plot Title: Garden"\n'],
  ['a date and a time without status', 'Date,time,Ozone\n2026-05-01,10:00,1\n'],
])('recognizes no preset in a file with %s', (_what, text) => {
  expect(recognizePreset(fileHead(text))).toBeNull()
})

it('reads a long line quickly', () => {
  const lines = [
    `Date Time, GMT${'('.repeat(30_000)}`,
    'x, y ('.repeat(10_000),
    ' - '.repeat(20_000),
  ]
  const begunAt = performance.now()
  for (const line of lines) {
    expect(
      recognizePreset(fileHead(`"Plot Title"\n"Date & Time","${line}"\n1/2/26 10:00,1\n`)),
    ).toBeNull()
  }
  expect(performance.now() - begunAt).toBeLessThan(2000)
})
