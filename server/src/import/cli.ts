import { parseArgs } from 'node:util'
import { createInProcessBus } from '../bus/inProcessBus.ts'
import { ConfigError, readConfig } from '../config.ts'
import { ApiError } from '../errors.ts'
import { FolderLockedError } from '../store/embedded/folderLock.ts'
import { openStore } from '../store/openStore.ts'
import { UnreachableError } from '../unreachable.ts'
import { ImportError } from './importError.ts'
import { importFile } from './importFile.ts'
import { completeMap } from './completeMap.ts'
import { dryRun } from './dryRun.ts'
import { checkMap, readMapFile } from './mapFile.ts'
import type { ImportMap } from '@airshed/schemas'
import { createProgress } from './progress.ts'
import { reportText } from './report.ts'
import { createServerSink } from './serverSink.ts'
import type { ImportSink } from './sink.ts'
import { Memory } from '../memory.ts'
import { createStoreSink } from './storeSink.ts'

const USAGE = `Imports the measurements of a CSV file.

  npm run import -- <file.csv> --map <file.json> [--organization <id>]
  npm run import -- <file.csv> --map <file.json> --url <origin> --key <ingest key>

  --map           what the columns mean, see docs/ingest.md
  --organization  who owns the device; default: the oldest organization
  --zone          zone of times without an offset, instead of the map's: Europe/Berlin, UTC+1
  --standard-time the times keep the standard time of the zone all year, as most loggers do
  --dry-run       store nothing: show what was recognized, and the first rows as they would be stored
  --revise        replace stored readings whose value is different; default: they stay, and are reported
  --url, --key    post to a running server instead of opening its store`

interface Arguments {
  file: string
  mapPath: string
  organization: string | undefined
  server: { url: string; key: string } | undefined
  /** What the command line says about the times of the file. */
  time: { zone?: string; standardTime?: true }
  revises: boolean
  isDry: boolean
}

function readArguments(words: readonly string[]): Arguments {
  const { values, positionals } = parseWords(words)
  const [file, ...others] = positionals
  const { map, organization, url, key } = values
  if (file === undefined || map === undefined || others.length > 0) {
    throw new ImportError(`Expected one CSV file and --map.\n\n${USAGE}`)
  }
  if ((url === undefined) !== (key === undefined)) {
    throw new ImportError(`Expected --url and --key together.\n\n${USAGE}`)
  }
  if (url !== undefined && organization !== undefined) {
    throw new ImportError(
      'With --url, the key determines the organization: leave out --organization',
    )
  }
  if (url !== undefined && !URL.canParse(url)) {
    throw new ImportError(`Expected an address such as http://localhost:4000 in --url, got ${url}`)
  }
  const server = url === undefined || key === undefined ? undefined : { url, key }
  const time = {
    ...(values.zone === undefined ? {} : { zone: values.zone }),
    ...(values['standard-time'] === true ? { standardTime: true as const } : {}),
  }
  return {
    file,
    mapPath: map,
    organization,
    server,
    time,
    revises: values.revise === true,
    isDry: values['dry-run'] === true,
  }
}

function parseWords(words: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        map: text,
        organization: text,
        url: text,
        key: text,
        zone: text,
        'standard-time': { type: 'boolean' },
        revise: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

async function run(words: readonly string[]): Promise<void> {
  const { file, mapPath, organization, server, time, revises, isDry } = readArguments(words)
  const read = await readMapFile(mapPath)
  const said = Object.keys(time).length === 0 ? read : { ...read, time: { ...read.time, ...time } }
  const completed = await completeMap(file, said as Partial<ImportMap>)
  const map = checkMap(completed.map, mapPath)
  if (isDry) {
    console.log(await dryRun(file, map, completed, Date.now()))
    return
  }
  if (server !== undefined) {
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
  const isPlain = [ImportError, ConfigError, UnreachableError, ApiError].some(
    (kind) => error instanceof kind,
  )
  console.error(isPlain ? (error as Error).message : error)
  process.exitCode = 1
})
