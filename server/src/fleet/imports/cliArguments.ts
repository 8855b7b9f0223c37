import { parseArgs } from 'node:util'
import type { PresetAnswers } from '@airshed/domain/tabular'
import { ImportError } from './importError.ts'

const USAGE = `Imports the measurements of a CSV file.

  npm run import -- <file.csv> [--map <file.json>] [--organization <id>]
  npm run import -- <file.csv> [--map <file.json>] --url <origin> --key <ingest key>

  --map           what the columns mean, see docs/ingest.md; default: the file is recognized by its format
  --preset        the format of the file: dusttrak, purpleair, toa5, …; a map changes what it says
  --serial, --year, --time-format, --parameter, --gas-units, --site
                  what a file of a known format leaves open; the command says what
  --organization  who owns the device; default: the oldest organization
  --zone          zone of times without an offset, instead of the map's: Europe/Berlin, UTC+1
  --standard-time the times keep the standard time of the zone all year, as most loggers do
  --dry-run       store nothing: show what was recognized, and the first rows as they would be stored
  --revise        replace stored readings whose value is different; default: they stay, and are reported
  --url, --key    post to a running server instead of opening its store`

/** What the command line says. */
export interface ImportArguments {
  file: string
  mapPath: string | undefined
  /** Id of the preset; undefined: the file is recognized if there is no map. */
  preset: string | undefined
  /** Answers to what a file of a known format leaves open. */
  answers: PresetAnswers
  organization: string | undefined
  server: { url: string; key: string } | undefined
  /** What it says about the times of the file. */
  time: { zone?: string; standardTime?: true }
  revises: boolean
  isDry: boolean
}

/** @throws ImportError saying what was expected */
export function readArguments(words: readonly string[]): ImportArguments {
  const { values, positionals } = parseWords(words)
  const [file, ...others] = positionals
  const { map, organization, url, key } = values
  if (file === undefined || others.length > 0) {
    throw new ImportError(`Expected one CSV file.\n\n${USAGE}`)
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
  return {
    file,
    mapPath: map,
    preset: values.preset,
    answers: answersOf(values),
    organization,
    server,
    time: {
      ...(values.zone === undefined ? {} : { zone: values.zone }),
      ...(values['standard-time'] === true ? { standardTime: true } : {}),
    },
    revises: values.revise === true,
    isDry: values['dry-run'] === true,
  }
}

type Words = ReturnType<typeof parseWords>['values']

function answersOf(values: Words): PresetAnswers {
  const { serial, zone, year, parameter, site } = values
  if (year !== undefined && !/^(19[7-9]\d|2[01]\d{2}|2200)$/.test(year)) {
    throw new ImportError(`Expected a year from 1970 to 2200 in --year, got ${year}`)
  }
  const [timeFormat, gasUnits] = [values['time-format'], values['gas-units']]
  return {
    ...(serial === undefined ? {} : { serial }),
    ...(zone === undefined ? {} : { zone }),
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(timeFormat === undefined ? {} : { timeFormat }),
    ...(parameter === undefined ? {} : { parameter }),
    ...(gasUnits === undefined ? {} : { gasUnits }),
    ...(site === undefined ? {} : { site }),
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
        preset: text,
        serial: text,
        year: text,
        'time-format': text,
        parameter: text,
        'gas-units': text,
        site: text,
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
