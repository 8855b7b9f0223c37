import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ImportMap } from './importMap/importMap.ts'
import { TEXT_ENCODINGS } from './importMap/textEncoding.ts'
import { ListOf, ListQuery } from './list.ts'

/** Largest file of an import, in bytes: 100 MiB. */
export const IMPORT_BYTES_MAX = 100 * 1024 * 1024
/** Media types that a file may be sent as; browsers disagree about CSV, so its content decides. */
export const IMPORT_FILE_TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
  'application/octet-stream',
] as const
/** Longest name of a file, in characters. */
export const IMPORT_NAME_MAX = 200
/** Files that an organization may have on the server at a time. */
export const IMPORT_FILES_MAX = 20
/** Devices that one file may have readings of. */
export const IMPORT_DEVICES_MAX = 500
/** How long a file is kept after the last call about its import, ms: 7 days. */
export const IMPORT_FILE_KEPT_MS = 7 * 86_400_000
/** Refusals and conflicts that are listed; the rest are counted. */
export const IMPORT_LISTED_MAX = 20
/** Rows of a preview. */
export const IMPORT_PREVIEW_ROWS = 20

const closed = { additionalProperties: false }
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description?: string,
) => Type.Union([schema, Type.Null()], description === undefined ? {} : { description })
const Count = (description: string) => Type.Integer({ minimum: 0, description })

/**
 * What has become of an import. While it is `checking`, `storing` or `undoing`, a job is at work or waits; `failed`
 * has a `failure`, which says which of these did not end.
 */
export const IMPORT_STATES = [
  'uploaded',
  'checking',
  'checked',
  'storing',
  'stored',
  'undoing',
  'undone',
  'failed',
] as const
export const ImportState = Words(IMPORT_STATES)
export type ImportState = Static<typeof ImportState>

/** What a job does for an import. */
export const IMPORT_STEPS = ['check', 'store', 'undo'] as const
export const ImportStep = Words(IMPORT_STEPS)
export type ImportStep = Static<typeof ImportStep>

/** Calls that an import accepts as it is. */
const IMPORT_ACTIONS = ['preview', 'check', 'store', 'undo', 'delete'] as const
export const ImportAction = Words(IMPORT_ACTIONS)
export type ImportAction = Static<typeof ImportAction>

/**
 * Why a row or a cell is refused. `second_value`: the row already has a value of that data point. Of an export of this
 * software: `data_point` is no id of one, `flag` is unknown, `hidden` has its value in the wrong column, and `incomplete`
 * is a file that does not end with the number of its readings.
 */
const IMPORT_REFUSALS = [
  'cells',
  'serial',
  'time',
  'time_impossible',
  'time_ahead',
  'time_skipped',
  'time_repeated',
  'year_unknown',
  'number',
  'unit',
  'second_value',
  'limit',
  'limitless',
  'data_point',
  'flag',
  'hidden',
  'incomplete',
] as const
const ImportRefusalKind = Words(IMPORT_REFUSALS)
type ImportRefusalKind = Static<typeof ImportRefusalKind>

/** A row that is refused, or a cell that is left out of a row. */
export const ImportRefusal = Type.Object({
  line: Type.Integer({ minimum: 1, description: 'Line of the file, the first is 1' }),
  kind: ImportRefusalKind,
  column: orNull(Type.String(), 'The column, as the map names it; null: the whole row'),
  expected: Type.String(),
  got: Type.String(),
  cure: orNull(Type.String(), 'What helps if the file is right; null: nothing is known'),
})
export type ImportRefusal = Static<typeof ImportRefusal>

const ConflictFlags = Type.Optional(
  Type.Integer({
    description:
      'Bits of the flags of measurements, such as a detection limit; absent in lists of an earlier version',
  }),
)

/** A reading for a time for which another value is stored. */
export const ImportConflict = Type.Object({
  data_point: Type.String(),
  time: TimestampMs,
  stored: orNull(Type.Number(), 'The value that is stored; null: none'),
  stored_flags: ConflictFlags,
  received: orNull(Type.Number(), 'In the unit of the data point; null: an export has no value'),
  received_flags: ConflictFlags,
})
export type ImportConflict = Static<typeof ImportConflict>

/** A device that a file has readings of. */
export const ImportDevice = Type.Object({
  node_id: Type.String(),
  serial: Type.String(),
  name: Type.String({ description: 'Empty: it has none' }),
  is_new: Type.Boolean({ description: 'Whether the import creates, or created, it' }),
})
export type ImportDevice = Static<typeof ImportDevice>

/** What a check found, or what was stored; while a job runs, so far. */
export const ImportCounts = Type.Object({
  rows_read: Count('All rows below the headings'),
  rows_refused: Count('Rows that are refused as a whole'),
  rows_empty: Count('Rows in which no cell is a reading'),
  rows_left_out: Count('Rows that the filters of the map leave out'),
  rows_computed: Type.Optional(
    Count('Rows of an export whose data points this server computes itself, such as metrics'),
  ),
  cells_refused: Count('Cells of other rows that are refused'),
  new: Count('Readings for times that had none'),
  equal: Count('Readings that are stored already'),
  conflicting: Count('Readings for times that have another value, which is kept'),
  revised: Count('Readings that replace another value'),
  refusals: Type.Array(ImportRefusal, { description: `The first ${IMPORT_LISTED_MAX}` }),
  conflicts: Type.Array(ImportConflict, { description: `The first ${IMPORT_LISTED_MAX}` }),
  ignored_columns: Type.Array(Type.String(), {
    description: 'Headings that the map does not name',
  }),
  devices: Type.Array(ImportDevice, { description: `The first ${IMPORT_LISTED_MAX}` }),
  device_count: Count('All of them'),
})
export type ImportCounts = Static<typeof ImportCounts>

/** What taking an import back did. */
export const ImportUndone = Type.Object({
  removed: Count('Readings that the import had added'),
  restored: Count('Readings that have the value again that the import had replaced'),
  changed_since: Count('Readings that stay, because somebody has revised them since'),
  devices_removed: Count('Devices that the import had created, and that hold nothing else'),
})
export type ImportUndone = Static<typeof ImportUndone>

const common = {
  id: Id,
  organization_id: Type.String(),
  file_name: Type.String(),
  file_bytes: Count('Size of the file'),
  file_kept_until: orNull(TimestampMs, 'null: the file is no longer kept, as after it was stored'),
  state: ImportState,
  failure: orNull(
    Type.Object({
      step: ImportStep,
      code: Type.String({ description: 'Stable code, see docs/errors.md' }),
      parts: Type.Record(Type.String(), Type.String(), {
        description: 'Values of the placeholders in the sentence of that code',
      }),
      reason: Type.String({ description: 'That sentence in English: what helps' }),
    }),
  ),
  progress: orNull(
    Type.Object({
      done: Count('Bytes of the file, or readings that are taken back'),
      of: Count('All of them'),
      rows: Count('Rows read so far'),
    }),
    'While a job is at work',
  ),
  revises: Type.Boolean({ description: 'Whether readings replace stored ones that are different' }),
  checked: orNull(ImportCounts, 'What the latest check found'),
  stored: orNull(ImportCounts, 'What was stored'),
  undone: orNull(ImportUndone),
  created_by_name: orNull(Type.String()),
  created_at: TimestampMs,
  stored_at: orNull(TimestampMs),
  undone_at: orNull(TimestampMs),
  actions: Type.Array(ImportAction, { description: 'What the caller may do now' }),
}

/** A file whose readings are imported into an organization. */
export const FileImport = Type.Object(common)
export type FileImport = Static<typeof FileImport>

/** A column of a file, with what its heading suggests. */
export const ImportFileColumn = Type.Object({
  column: Type.String({
    description: 'How a map names it: its heading, or its place if the heading repeats',
  }),
  heading: Type.String(),
  samples: Type.Array(Type.String(), { description: 'Cells of the first rows' }),
  parameter: orNull(Type.String(), 'Suggested id of a parameter; null: nothing fits'),
  unit: orNull(Type.String(), 'Suggested unit, as the file writes it; null: it does not say'),
})
export type ImportFileColumn = Static<typeof ImportFileColumn>

/** What the beginning of a file says about how to read it. */
export const ImportRecognized = Type.Object({
  encoding: Words(TEXT_ENCODINGS),
  beginning: Type.String({ description: 'The decoded beginning of the file, at most 64 KiB' }),
  is_whole: Type.Boolean({ description: 'Whether that is the whole file' }),
  table: orNull(
    Type.Object({
      delimiter: Type.String(),
      skip_lines: Count('Lines above the headings'),
      unit_lines: Count('Lines between the headings and the first row'),
      decimal: Words(['.', ',']),
      missing: Type.Array(Type.String(), { description: 'Cells that mean no reading' }),
      time: orNull(
        Type.Object({
          column: Type.String(),
          time_of_day: orNull(Type.String()),
          formats: Type.Array(Type.String(), {
            description: 'Several: day and month cannot be told apart',
          }),
          zone: orNull(Type.String(), 'The fixed offset that the heading states'),
        }),
      ),
      questions: Type.Array(
        Type.Object({
          about: Words(['time', 'dayOrMonth', 'year', 'decimal']),
          column: orNull(Type.String()),
          cell: orNull(Type.String()),
          choices: Type.Array(Type.String(), { description: 'Empty: any' }),
        }),
        { description: 'What a map must answer, because the file has two meanings' },
      ),
      columns: Type.Array(ImportFileColumn),
    }),
    'null: it is no table with headings that is understood, so the map must say everything',
  ),
})
export type ImportRecognized = Static<typeof ImportRecognized>

/** An import with its map, and with what is recognized as long as its file is kept. */
export const FileImportDetails = Type.Object({
  ...common,
  recognized: orNull(ImportRecognized),
  map: orNull(ImportMap, 'Of the latest check or store'),
})
export type FileImportDetails = Static<typeof FileImportDetails>

/** Query of `POST imports`. */
export const ImportUpload = Type.Object(
  {
    organization_id: Id,
    file_name: Type.String({ minLength: 1, maxLength: IMPORT_NAME_MAX }),
  },
  closed,
)
export type ImportUpload = Static<typeof ImportUpload>

/** Body of `preview` and `check`. What the map leaves out about the format is taken from the file. */
export const ImportReading = Type.Object({ map: ImportMap }, closed)
export type ImportReading = Static<typeof ImportReading>

/** Body of `store`. */
export const ImportStoring = Type.Object(
  {
    map: ImportMap,
    revise: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether readings replace stored ones that are different',
      }),
    ),
  },
  closed,
)
export type ImportStoring = Static<typeof ImportStoring>

/** A column as a map reads it. */
export const ImportPreviewColumn = Type.Object({
  column: Type.String({ description: 'As the map names it' }),
  parameter: orNull(Type.String(), 'Id; null: kept as it comes, under its name'),
  name: Type.String(),
  unit: orNull(Type.String(), 'Of the cells; null: that of the parameter, or none'),
  unit_column: orNull(Type.String(), 'The column that says the unit of each cell'),
  stored_unit: Type.String({ description: 'In which it is stored; empty: without one' }),
})
export type ImportPreviewColumn = Static<typeof ImportPreviewColumn>

/** A reading as it would be stored. */
export const ImportPreviewValue = Type.Object({
  column: Type.String(),
  data_point: Type.String(),
  value: orNull(Type.Number(), 'null: an export has a reading without a value'),
  unit: Type.String(),
  flags: Type.Integer({ description: 'Bits of the flags of measurements' }),
  state: Words(['new', 'equal', 'conflicting']),
  stored: orNull(Type.Number(), 'The value that is stored for its time; null: none'),
  stored_flags: Type.Integer({ description: 'The flags of the stored value; 0: none' }),
})
export type ImportPreviewValue = Static<typeof ImportPreviewValue>

export const ImportPreviewRow = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  time: orNull(TimestampMs, 'null: the row is refused'),
  local_time: orNull(
    Type.String({ description: 'In the zone of the file, with its offset, ISO 8601' }),
  ),
  serial: orNull(Type.String()),
  values: Type.Array(ImportPreviewValue),
  refusals: Type.Array(ImportRefusal),
})
export type ImportPreviewRow = Static<typeof ImportPreviewRow>

/** How a map reads a file, and the first rows as they would be stored. */
export const ImportPreview = Type.Object({
  map: ImportMap,
  zone: Type.String({ description: 'Zone of times without an offset' }),
  columns: Type.Array(ImportPreviewColumn),
  ignored_columns: Type.Array(Type.String()),
  devices: Type.Array(ImportDevice, { description: 'Of these rows' }),
  rows: Type.Array(ImportPreviewRow, { maxItems: IMPORT_PREVIEW_ROWS }),
})
export type ImportPreview = Static<typeof ImportPreview>

/** Orders of a list of imports. */
const IMPORT_SORTS = ['created', 'file_name'] as const
export type ImportSort = (typeof IMPORT_SORTS)[number]

/** Query of `GET imports`: searched by the names of their files, the newest first. */
export const ImportQuery = ListQuery({
  sort: IMPORT_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    state: Type.Optional(
      Type.Array(ImportState, {
        maxItems: IMPORT_STATES.length,
        description: 'Repeated for several',
      }),
    ),
  },
})
export type ImportQuery = Static<typeof ImportQuery>

export const FileImportList = ListOf(FileImport)
export type FileImportList = Static<typeof FileImportList>
