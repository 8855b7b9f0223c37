import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PresetAnswers } from '@airshed/domain/tabular'
import { parameterById } from '@airshed/profiles'
import type { ImportMap } from '@airshed/schemas'
import { converterFor } from '../../ingest/rules/units.ts'
import { scratchFolder } from '../../../testing/scratchFolder.ts'
import { completeByPreset } from '../completeByPreset.ts'
import { importFile } from '../importFile.ts'
import { checkMap } from '../mapFile.ts'
import type { Cell } from '../importRow.ts'
import { NO_PROGRESS, type ImportSink } from '../sink.ts'

const NOW_MS = Date.parse('2026-11-29T00:00:00Z')
/** Files in the layout of each format, as its source describes it. */
export const SAMPLES = fileURLToPath(new URL('../../../../../docs/examples/files', import.meta.url))

/** A reading as it is kept: `serial time key value unit !flags`. */
function keptText({ column: { key, parameterId }, value, unit, flags }: Cell): string {
  const parameter = parameterId === null ? undefined : parameterById(parameterId)
  const convert = parameter === undefined ? null : converterFor(parameter.id, unit)
  const flagged = flags === 0 ? '' : ` !${flags}`
  if (parameter === undefined || convert === null || value === null)
    return `${key} ${value} ${unit ?? '-'}${flagged}`
  // The factors of gases that Directive 2008/50/EC states have four digits.
  const kept = Number(convert(value).toPrecision(parameter.molar === null ? 10 : 4))
  return `${parameter.wireName} ${kept} ${parameter.unit}${flagged}`
}

/** What an import of a file stores by its preset, row by row. */
async function imported(file: string, answers: PresetAnswers = {}, said: Partial<ImportMap> = {}) {
  const { map, preset } = await completeByPreset(file, undefined, answers, said)
  const rows: Record<string, string[]> = {}
  const sink: ImportSink = {
    target: 'memory',
    revises: false,
    readProgress: async () => NO_PROGRESS,
    saveProgress: async () => {},
    async write(written) {
      for (const { serial, ts, cells } of written) {
        const row = `${serial} ${new Date(ts).toISOString().replace('.000', '')}`
        rows[row] = [...(rows[row] ?? []), ...cells.map(keptText)]
      }
      return { accepted: 0, duplicates: 0, conflicts: 0, conflicting: [], revised: 0 }
    },
  }
  const report = await importFile({ file, map: checkMap(map, 'of a preset'), sink, now: NOW_MS })
  return { preset: preset?.id, rows, report }
}

/** Imports a sample by its preset. */
export const sample = (name: string, answers?: PresetAnswers) =>
  imported(join(SAMPLES, name), answers)

/** Imports contents by their preset. */
export async function text(content: string | Uint8Array, answers?: PresetAnswers) {
  const folder = await scratchFolder('airshed-presets-')
  try {
    const file = join(folder, 'file.csv')
    await writeFile(file, content)
    return await imported(file, answers)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
