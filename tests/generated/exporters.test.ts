import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** What writes a table into a file, as its source shows it. */
const WRITES_TABLES =
  /text\/csv|spreadsheetml|write-excel-file|new FileAnswer\(|\bcsv(?:Field|LineField|Comment)\(/

/**
 * The sources that write the tables that leave, and the test that gives each the list of hostile texts. Everything
 * else that offers a file (lists, monitors, the audit log, parameters, events, debug lines, widgets, keys) passes
 * a table to `saveTable` of the console kit.
 */
const EXPORTERS: Readonly<Record<string, string>> = {
  'core/domain/src/tables/tableCsv.ts': 'core/domain/src/tables/tableCsv.test.ts',
  'core/console-kit/src/exports/tableFile.ts': 'core/console-kit/src/exports/hostileTexts.test.tsx',
  'core/console-kit/src/exports/workbook.ts': 'core/console-kit/src/exports/hostileTexts.test.tsx',
  'core/domain/src/naming/csvField.ts': 'core/domain/src/naming/csvField.test.ts',
  'server/src/fleet/measurements/exportReadings.ts':
    'server/src/fleet/measurements/exportReadings.test.ts',
}
/** Names the media type, and writes nothing that leaves. */
const NO_EXPORTERS = [
  'core/testing/src/fakes/readingsFile.ts',
  'schemas/entities/src/calls/measurements.ts',
  // An archive has the files that exportReadings.ts writes.
  'schemas/entities/src/calls/snapshots.ts',
  'server/src/fleet/archives/calls/snapshotCsv.ts',
  // Files that come in.
  'schemas/entities/src/importFile.ts',
  'screens/imports/src/upload/UploadPlace.tsx',
  'server/src/fleet/imports/calls/handlers.ts',
  'server/src/testing/world/imports.ts',
  'server/src/testing/world/world.ts',
]

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const sources = globSync(
  ['app', 'core', 'plugins', 'schemas', 'screens', 'server', 'widgets'].map(
    (room) => `${room}/**/src/**/*.{ts,tsx}`,
  ),
  {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
).filter((file) => !/\.(?:test|stories|fixture)\.tsx?$/.test(file))

describe('exported files', () => {
  it('tables are written only in known modules, by the rule against formulas', () => {
    expect(sources.length).toBeGreaterThan(1000)
    const found = sources.filter((file) => WRITES_TABLES.test(read(file)))
    expect(found.toSorted()).toEqual([...Object.keys(EXPORTERS), ...NO_EXPORTERS].toSorted())
  })

  it.each(Object.entries(EXPORTERS))('%s is tested with hostile texts', (_, test) => {
    expect(read(test)).toContain('HOSTILE_TEXTS')
  })
})
