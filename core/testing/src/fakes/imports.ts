import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import { headRows } from '@airshed/domain/tabular'
import type { FileImport, FileImportDetails, ImportMap, ImportPreview } from '@airshed/schemas'
import {
  checkImport,
  deleteImport,
  getImport,
  listImports,
  previewImport,
  storeImport,
  undoImport,
  uploadImport,
} from '@airshed/schemas/calls'
import { fileImport, fileImportDetails, importCounts } from '../builders/fileImport.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeImportOptions {
  /** Default none. */
  imports?: readonly FileImportDetails[]
}

const HOUR_MS = 3_600_000

/** Imports whose files can be uploaded, read, checked, stored and taken back; a job that begins ends when it is next read. */
export function fakeImports(options: FakeImportOptions): FakeAnswer[] {
  const known = new Map((options.imports ?? []).map((one) => [one.id, one]))
  const started = new Set<string>()
  const find = (id: string): FileImportDetails => {
    const found = known.get(id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such import')
    return found
  }
  const change = (id: string, changes: Partial<FileImportDetails>): FileImportDetails => {
    const changed = { ...find(id), ...changes }
    known.set(id, changed)
    return changed
  }
  /** Begins a job, and returns the import as its answer has it. */
  const begin = (id: string, state: FileImport['state'], map?: ImportMap): FileImport => {
    started.add(id)
    const {
      recognized: _recognized,
      map: _map,
      ...found
    } = change(id, {
      state,
      failure: null,
      progress: null,
      actions: [],
      ...(map === undefined ? {} : { map }),
    })
    return found
  }
  const ended = (found: FileImportDetails): FileImportDetails => {
    if (!started.delete(found.id)) return found
    const { id } = found
    const serial = found.map?.serial ?? 'harbour-3'
    const device = { node_id: `${serial}:0`, serial, name: '', is_new: true }
    const counts = importCounts({ devices: [device] })
    const { actions } = fileImport(0, { state: 'checked' })
    if (found.state === 'checking')
      return change(id, { state: 'checked', checked: counts, actions })
    if (found.state === 'storing') {
      return change(id, {
        state: 'stored',
        stored: counts,
        stored_at: TEST_NOW_MS,
        undone: null,
        actions: ['undo'],
      })
    }
    const { undone, actions: open } = fileImport(0, { state: 'undone' })
    return change(id, { state: 'undone', undone, undone_at: TEST_NOW_MS, actions: open })
  }
  return [
    fake(listImports, ({ query: { organization_id: organization, search, state } }) =>
      fakeList(
        [...known.values()].filter(
          (one) =>
            isOf(organization, one) &&
            holdsWords(search, one.file_name) &&
            (state === undefined || [state].flat().includes(one.state)),
        ),
      ),
    ),
    fake(getImport, ({ params }) => {
      const found = find(params.id)
      const recognized = found.actions.includes('preview') ? found.recognized : null
      const answer = { ...found, recognized }
      // The first answer after the start still says that the job is at work.
      ended(found)
      return answer
    }),
    fake(uploadImport, ({ query }) => {
      const made = fileImportDetails(0, {
        id: `import_new_${known.size}`,
        organization_id: query.organization_id,
        file_name: query.file_name,
        state: 'uploaded',
        created_at: TEST_NOW_MS,
      })
      known.set(made.id, made)
      return made
    }),
    fake(previewImport, ({ params, body }) => previewOf(find(params.id), body.map)),
    fake(checkImport, ({ params, body }) => begin(params.id, 'checking', body.map)),
    fake(storeImport, ({ params, body }) => begin(params.id, 'storing', body.map)),
    fake(undoImport, ({ params }) => begin(params.id, 'undoing')),
    fake(deleteImport, ({ params }) => {
      known.delete(find(params.id).id)
      return null
    }),
  ]
}

/** Rows of the beginning of a file: an hour apart, whatever their times are. */
function previewOf({ recognized }: FileImportDetails, map: ImportMap): ImportPreview {
  if (recognized === null) throw new FakeRefusal(410, 'IMPORT_FILE_GONE', 'It is gone')
  const { beginning, is_whole: isWhole } = recognized
  const { references, rows } = headRows(beginning, isWhole, map)
  if (map.time.column !== '' && !references.includes(map.time.column)) {
    const parts = { missing: map.time.column, columns: references.join(', ') }
    throw new FakeRefusal(422, 'IMPORT_COLUMN_MISSING', 'It lacks a column', [], parts)
  }
  const firstLine = (map.skipLines ?? 0) + (map.unitLines ?? 0) + 2
  const columns = Object.entries(map.columns)
  const serial = map.serial ?? 'harbour-3'
  return {
    map,
    zone: map.time.zone ?? 'UTC',
    columns: columns.map(([column, { parameter, unit }]) => ({
      column,
      parameter: parameter ?? null,
      name: column,
      unit: unit ?? null,
      unit_column: null,
      stored_unit: unit ?? (parameter === '132:5' ? 'µg/m³' : ''),
    })),
    ignored_columns: references.filter(
      (name) => map.columns[name] === undefined && name !== map.time.column,
    ),
    devices: [{ node_id: `${serial}:0`, serial, name: '', is_new: false }],
    rows: rows.slice(0, 20).map((row, index) => {
      const time = TEST_NOW_MS - 30 * HOUR_MS + index * HOUR_MS
      const read = columns.map(([column, { unit = '' }]) => {
        const cell = row[references.indexOf(column)] ?? ''
        return { column, unit, cell, value: Number(cell.replace(map.decimal ?? '.', '.')) }
      })
      return {
        line: firstLine + index,
        time,
        local_time: new Date(time).toISOString().replace('Z', '+00:00'),
        serial,
        values: read
          .filter(({ cell, value }) => cell !== '' && Number.isFinite(value))
          .map(({ column, unit, value }) => ({
            column,
            data_point: `${serial}.0.0.0/${column}`,
            value,
            unit,
            flags: 0,
            ...comparedAt(index, value),
          })),
        refusals: read
          .filter(({ cell, value }) => cell !== '' && !Number.isFinite(value))
          .map(({ column, cell }) => ({
            line: firstLine + index,
            kind: 'number' as const,
            column,
            expected: 'a number',
            got: cell,
            cure: null,
          })),
      }
    }),
  }
}

/** The second row is stored already, and the fourth with another value. */
function comparedAt(index: number, value: number) {
  if (index === 1) return { state: 'equal' as const, stored: value, stored_flags: 0 }
  if (index === 3) return { state: 'conflicting' as const, stored: value + 0.5, stored_flags: 0 }
  return { state: 'new' as const, stored: null, stored_flags: 0 }
}
