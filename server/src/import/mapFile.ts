import { readFile } from 'node:fs/promises'
import { createAjv, issuesOf, issueText } from '@airshed/contract'
import { isZone } from '@airshed/domain/tabular'
import { ImportMap } from '@airshed/schemas'
import { isTimezone } from '../ingest/rules/location.ts'
import { parameterOfKey } from '../ingest/rules/parameterNames.ts'
import { converterFor } from '../ingest/rules/units.ts'
import { ambiguousCodes } from './columnStatus.ts'
import { ImportError } from './importError.ts'
import { isTimePattern } from './rowTime.ts'

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
