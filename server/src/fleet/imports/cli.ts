import { createInProcessBus } from '../../storage/bus/inProcessBus.ts'
import { ConfigError, readConfig } from '../../base/config.ts'
import { ApiError } from '../../base/errors.ts'
import { FolderLockedError } from '../../storage/store/embedded/folderLock.ts'
import { StoreTooOldError } from '../../storage/store/migrations/takeOver.ts'
import { openStore } from '../../storage/store/openStore.ts'
import { UnreachableError } from '../../base/unreachable.ts'
import { ImportError } from './importError.ts'
import { importFile } from './importFile.ts'
import { readArguments, type ImportArguments } from './cliArguments.ts'
import { completeByPreset } from './completeByPreset.ts'
import { completeMap, type CompletedMap } from './completeMap.ts'
import { dryRun } from './dryRun.ts'
import { checkMap, readMapFile } from './mapFile.ts'
import type { ImportMap } from '@airshed/schemas'
import { createProgress } from './progress.ts'
import { reportText } from './report.ts'
import { createServerSink } from './serverSink.ts'
import type { ImportSink } from './sink.ts'
import { Memory } from '../../base/memory.ts'
import { createStoreSink } from './storeSink.ts'

async function run(words: readonly string[]): Promise<void> {
  const read = readArguments(words)
  const { file, organization, server, revises } = read
  const completed = await completedMap(read)
  const map = checkMap(completed.map, read.mapPath ?? `of ${completed.preset?.name.en}`)
  if (read.isDry) {
    console.log(await dryRun(file, map, completed, Date.now()))
    return
  }
  if (completed.preset !== null) {
    console.log(`Recognized as ${completed.preset.name.en} (${completed.preset.id})`)
  }
  if (server !== undefined) {
    if (map.dataPoints !== undefined) {
      throw new ImportError(
        'A device that posts readings cannot state the flags of an export. Import the file in the console, or into the store: leave out --url and --key',
      )
    }
    return importInto(createServerSink(server.url, server.key, revises), file, map)
  }
  const config = readConfig(process.env)
  const store = await openStore(config).catch((error: unknown) => {
    throw error instanceof FolderLockedError ? lockedError(error, config.publicUrl) : error
  })
  const context = {
    config,
    store,
    bus: createInProcessBus(),
    clock: Date.now,
    memory: new Memory(),
  }
  try {
    await importInto(await createStoreSink(context, organization, revises), file, map)
  } finally {
    await store.close()
  }
}

/** The map of the file, as it is given or by the format of the file, completed by what the file itself says. */
async function completedMap(read: ImportArguments): Promise<CompletedMap> {
  const { file, mapPath, preset, answers, time } = read
  const given = mapPath === undefined ? {} : await readMapFile(mapPath)
  const isTimeSaid = Object.keys(time).length > 0
  const said = (
    isTimeSaid ? { ...given, time: { ...given.time, ...time } } : given
  ) as Partial<ImportMap>
  return mapPath === undefined || preset !== undefined
    ? completeByPreset(file, preset, answers, said)
    : completeMap(file, said)
}

async function importInto(sink: ImportSink, file: string, map: ImportMap): Promise<void> {
  const begunAt = performance.now()
  console.log(
    `${file} → ${map.name ?? map.serial ?? `devices of column ${map.device?.column}`}, ${sink.target}`,
  )
  const progress = createProgress(process.stderr)
  const onProgress = progress.show
  const report = await importFile({ file, map, sink, now: Date.now(), onProgress }).finally(() =>
    progress.end(),
  )
  console.log(reportText(report, (performance.now() - begunAt) / 1000))
  // Rows that earlier runs stored count: repeating an import is no failure.
  if (report.rowsStored === 0) {
    console.error(`Nothing was stored: no row of ${file} has a reading`)
    process.exitCode = 1
  }
}

function lockedError(error: FolderLockedError, origin: string): ImportError {
  return new ImportError(
    `A server (process ${error.pid}) is using ${error.folder}. Send the file to it instead, or stop it first:
  npm run import -- <file.csv> --map <file.json> --url ${origin} --key <ingest key>`,
  )
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isPlain = [ImportError, ConfigError, StoreTooOldError, UnreachableError, ApiError].some(
    (kind) => error instanceof kind,
  )
  console.error(isPlain ? (error as Error).message : error)
  process.exitCode = 1
})
