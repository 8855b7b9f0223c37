import { readFile } from 'node:fs/promises'
import { createAjv, issuesOf, issueText } from '@airshed/contract'
import { isZone, TEXT_ENCODINGS } from '@airshed/domain/tabular'
import { Type, type Static } from 'typebox'
import { isTimezone } from '../ingest/rules/location.ts'
import { parameterOfKey } from '../ingest/rules/parameterNames.ts'
import { SERIAL_PATTERN } from '../ingest/rules/text.ts'
import { converterFor } from '../ingest/rules/units.ts'
import { ambiguousCodes, ColumnStatus } from './columnStatus.ts'
import { ImportError } from './importError.ts'
import { DeviceColumn, LongFormat, RowFilter } from './mapRows.ts'
import { Text } from './mapText.ts'
import { MapTime } from './mapTime.ts'
import { isTimePattern } from './rowTime.ts'

const MapColumn = Type.Object(
  {
    parameter: Type.Optional(
      Text(40, 'Id or wire name of a parameter, such as 132:5 or pm25; without one: unmapped'),
    ),
    name: Type.Optional(Text(100, 'Name of an unmapped column; default: its heading')),
    unit: Type.Optional(Type.String({ maxLength: 40, description: 'Unit of the cells' })),
    unitColumn: Type.Optional(
      Text(200, 'Heading of the column with the unit, or +2: the second column after this one'),
    ),
    precision: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 12, description: 'Decimals shown, unmapped columns' }),
    ),
    faults: Type.Optional(
      Type.Array(Type.Number(), {
        maxItems: 20,
        description: 'Values that mean a fault of the instrument: kept, flagged, not shown',
      }),
    ),
    status: Type.Optional(ColumnStatus),
  },
  { additionalProperties: false },
)

/** A map file: what the columns of a CSV file mean. Described in docs/ingest.md. */
export const ImportMap = Type.Object(
  {
    serial: Type.Optional(
      Type.String({
        pattern: SERIAL_PATTERN.source,
        description: 'Serial of the device, unless a column says it',
      }),
    ),
    type: Type.Optional(Text(60, 'Device type, default Generic')),
    name: Type.Optional(Text(100, 'Name of the device')),
    timezone: Type.Optional(Text(64, 'IANA time zone of the place, default UTC')),
    location: Type.Optional(
      Type.Object(
        {
          latitude: Type.Number({ minimum: -90, maximum: 90 }),
          longitude: Type.Number({ minimum: -180, maximum: 180 }),
        },
        { additionalProperties: false },
      ),
    ),
    interval: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'ms between rows' }),
    ),
    delimiter: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1, description: 'Default: a comma' }),
    ),
    skipLines: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description: 'Lines of a preamble before that of the headings, default 0',
      }),
    ),
    unitLines: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'Lines between the headings and the first row, such as units, default 0',
      }),
    ),
    decimal: Type.Optional(
      Type.Union([Type.Literal('.'), Type.Literal(',')], { description: 'Default: a point' }),
    ),
    encoding: Type.Optional(
      Type.Union(
        TEXT_ENCODINGS.map((encoding) => Type.Literal(encoding)),
        { description: 'Default: recognized' },
      ),
    ),
    time: MapTime,
    device: Type.Optional(DeviceColumn),
    rows: Type.Optional(
      Type.Array(RowFilter, { maxItems: 20, description: 'Filters that a row must all pass' }),
    ),
    long: Type.Optional(LongFormat),
    missing: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), {
        maxItems: 50,
        description: 'Cells that are not readings; default: empty, NA, NaN, null',
      }),
    ),
    columns: Type.Record(Type.String(), MapColumn, {
      minProperties: 1,
      maxProperties: 500,
      description: 'Heading → meaning; columns that are not named are left out',
    }),
  },
  { additionalProperties: false },
)
export type ImportMap = Static<typeof ImportMap>

const validate = createAjv().compile(ImportMap)

/**
 * Reads a map file, without checking it.
 *
 * @throws ImportError if it cannot be read, or is no object
 */
export async function readMapFile(path: string): Promise<Partial<ImportMap>> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    throw new ImportError(`The map file cannot be read: ${(error as Error).message}`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ImportError(`The map file ${path} is not JSON: ${(error as Error).message}`)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  checkMap(value, path)
  return {}
}

/** @throws ImportError listing every error */
export function checkMap(value: unknown, path: string): ImportMap {
  const problems = validate(value)
    ? meaningProblems(value as ImportMap)
    : issuesOf(validate.errors, value).map(issueText)
  if (problems.length > 0) {
    throw new ImportError(`The map file ${path} cannot be used:\n  ${problems.join('\n  ')}`)
  }
  return value as ImportMap
}

/** Problems that the schema cannot detect: unknown parameters, units and time zones, contradictory codes. */
function meaningProblems(map: ImportMap): string[] {
  const problems: string[] = []
  for (const [heading, { parameter, unit, status }] of Object.entries(map.columns)) {
    for (const code of status === undefined ? [] : ambiguousCodes(status)) {
      problems.push(
        `At /columns/${heading}/status: expected "${code}" in one of valid, invalid and fault, got it in several`,
      )
    }
    if (parameter === undefined) continue
    const id = parameterOfKey(parameter)
    if (id === null) {
      problems.push(`At /columns/${heading}/parameter: expected a parameter, got "${parameter}"`)
    } else if (converterFor(id, unit ?? null) === null) {
      problems.push(
        `At /columns/${heading}/unit: expected a unit that becomes the one of ${parameter}, got "${unit}"`,
      )
    }
  }
  if ((map.serial === undefined) === (map.device === undefined)) {
    problems.push('At /serial: expected either a serial or device, the column with the serials')
  }
  problems.push(...timeProblems(map))
  if (map.timezone !== undefined && !isTimezone(map.timezone)) {
    problems.push(`At /timezone: expected an IANA time zone, got "${map.timezone}"`)
  }
  if (map.time.zone !== undefined && !isZone(map.time.zone)) {
    problems.push(
      `At /time/zone: expected an IANA time zone or a fixed offset such as UTC+1, got "${map.time.zone}"`,
    )
  }
  problems.push(...sharedNames(map))
  const { format = 'iso' } = map.time
  if (!isTimePattern(format, map.time.year !== undefined)) {
    problems.push(
      `At /time/format: expected iso, unix, unix-ms, excel, elapsed or a pattern with year, month and day such as dd.MM.yyyy HH:mm, got "${format}"`,
    )
  }
  return problems
}

/** Unmapped columns with one name but several units: their data point has one, and none is converted. */
function sharedNames({ columns }: ImportMap): string[] {
  const units = new Map<string, string>()
  const problems: string[] = []
  for (const [heading, { parameter, name = heading, unit = '' }] of Object.entries(columns)) {
    if (parameter !== undefined) continue
    const first = units.get(name)
    if (first === undefined) units.set(name, unit)
    else if (first !== unit) {
      problems.push(
        `At /columns/${heading}/unit: expected "${first}", the unit of the other column named ${name}, got "${unit}"`,
      )
    }
  }
  return problems
}

/** What else a way of writing times needs. */
function timeProblems({ time, interval }: ImportMap): string[] {
  const { format = 'iso', start, endOfInterval = false } = time
  const problems: string[] = []
  if (format === 'elapsed' && start === undefined) {
    problems.push(
      'At /time/start: expected where the preamble has the start of the elapsed time, got nothing',
    )
  }
  if (start !== undefined && !isTimePattern(start.format)) {
    problems.push(
      `At /time/start/format: expected a pattern with year, month and day, got "${start.format}"`,
    )
  }
  if (endOfInterval && interval === undefined) {
    problems.push(
      'At /interval: expected the ms between rows, which endOfInterval subtracts, got nothing',
    )
  }
  return problems
}
