import {
  IMPORT_STATES,
  type FileImport,
  type FileImportDetails,
  type ImportCounts,
  type ImportRecognized,
} from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const LINES = [
  'Messstation;Hafenstraße;;;',
  'Zeit;Temperatur;Feuchte;PM2,5;Bemerkung',
  '13.03.2026 10:00;12,5;61;8,1;',
  '13.03.2026 11:00;13,1;60;7,9;',
  '13.03.2026 12:00;13,8;defekt;7,4;Filter gewechselt',
  '13.03.2026 13:00;14,2;58;7,7;',
  '13.03.2026 14:00;14,0;57;9,2;',
]

/** How a German table with decimal commas is recognized. */
export function importRecognized(changes: Partial<ImportRecognized> = {}): ImportRecognized {
  const column = (name: string, at: number, parameter: string | null, unit: string | null) => ({
    column: name,
    heading: name,
    samples: LINES.slice(2, 5).map((line) => line.split(';')[at] ?? ''),
    parameter,
    unit,
  })
  return {
    encoding: 'windows-1252',
    beginning: LINES.join('\n'),
    is_whole: true,
    table: {
      delimiter: ';',
      skip_lines: 1,
      unit_lines: 0,
      decimal: ',',
      missing: [],
      time: { column: 'Zeit', time_of_day: null, formats: ['dd.MM.yyyy HH:mm'], zone: null },
      questions: [],
      columns: [
        column('Zeit', 0, null, null),
        column('Temperatur', 1, '128:1', '°C'),
        column('Feuchte', 2, null, null),
        column('PM2,5', 3, '132:5', null),
        column('Bemerkung', 4, null, null),
      ],
    },
    ...changes,
  }
}

/** Counts of a file with a few things wrong. */
export function importCounts(changes: Partial<ImportCounts> = {}): ImportCounts {
  return {
    rows_read: 8_760,
    rows_refused: 2,
    rows_empty: 14,
    rows_left_out: 0,
    cells_refused: 1,
    new: 17_401,
    equal: 48,
    conflicting: 3,
    revised: 0,
    refusals: [
      {
        line: 5,
        kind: 'number',
        column: 'Feuchte',
        expected: 'a number',
        got: 'defekt',
        cure: null,
      },
      {
        line: 2_091,
        kind: 'time_skipped',
        column: null,
        expected: 'a local time that exists',
        got: '29.03.2026 02:00',
        cure: 'standardTime',
      },
      {
        line: 2_092,
        kind: 'time_skipped',
        column: null,
        expected: 'a local time that exists',
        got: '29.03.2026 02:30',
        cure: 'standardTime',
      },
    ],
    conflicts: [0, 1, 2].map((hour) => ({
      data_point: 'harbour-3.0.0.0/132:5',
      time: TEST_NOW_MS - 30 * HOUR_MS + hour * HOUR_MS,
      stored: 8.4 + hour,
      stored_flags: 0,
      received: 8.1 + hour,
      received_flags: 0,
    })),
    ignored_columns: ['Bemerkung'],
    devices: [
      { node_id: 'harbour-3:0', serial: 'harbour-3', name: 'Harbour, quay 3', is_new: false },
    ],
    device_count: 1,
    ...changes,
  }
}

const FACTS: Readonly<Record<FileImport['state'], Partial<FileImport>>> = {
  uploaded: { actions: ['preview', 'check', 'store', 'delete'] },
  checking: { progress: { done: 210_000, of: 512_000, rows: 3_593 }, actions: [] },
  checked: { checked: importCounts(), actions: ['preview', 'check', 'store', 'delete'] },
  storing: {
    checked: importCounts(),
    progress: { done: 430_000, of: 512_000, rows: 7_357 },
    actions: [],
  },
  stored: {
    checked: importCounts(),
    stored: importCounts(),
    stored_at: TEST_NOW_MS - HOUR_MS,
    actions: ['undo'],
  },
  undoing: {
    stored: importCounts(),
    stored_at: TEST_NOW_MS - HOUR_MS,
    progress: { done: 9_000, of: 17_401, rows: 0 },
    actions: [],
  },
  undone: {
    stored: importCounts(),
    stored_at: TEST_NOW_MS - HOUR_MS,
    undone: { removed: 17_399, restored: 0, changed_since: 2, devices_removed: 0 },
    undone_at: TEST_NOW_MS - 600_000,
    actions: ['undo'],
  },
  failed: {
    failure: {
      step: 'check',
      code: 'IMPORT_COLUMN_MISSING',
      parts: { missing: 'Zeit', columns: 'Time, PM' },
      reason: 'The file has no column Zeit. Its columns are: Time, PM',
    },
    actions: ['preview', 'check', 'store', 'delete'],
  },
}

const FILES = ['hafen-2025.csv', 'dusttrak.csv', 'purpleair-20260517.csv', 'archive.txt']

/** One import; each number has another state, file and age. */
export function fileImport(index = 0, changes: Partial<FileImport> = {}): FileImport {
  const state = changes.state ?? IMPORT_STATES[index % IMPORT_STATES.length] ?? 'uploaded'
  const createdAt = TEST_NOW_MS - (index + 1) * 5 * HOUR_MS
  return {
    id: `import_${index}`,
    organization_id: 'org_city',
    file_name: FILES[index % FILES.length] ?? 'readings.csv',
    file_bytes: 512_000,
    file_kept_until: createdAt + 7 * DAY_MS,
    state,
    failure: null,
    progress: null,
    revises: false,
    checked: null,
    stored: null,
    undone: null,
    created_by_name: 'Olga Owner',
    created_at: createdAt,
    stored_at: null,
    undone_at: null,
    actions: [],
    ...FACTS[state],
    ...changes,
  }
}

/** An import with its file, as its own page has it. */
export const fileImportDetails = (
  index = 0,
  changes: Partial<FileImportDetails> = {},
): FileImportDetails => ({
  ...fileImport(index, changes),
  recognized: importRecognized(),
  map: null,
  ...changes,
})
