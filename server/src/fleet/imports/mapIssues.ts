import { isZone } from '@airshed/domain/tabular'
import type { ImportMap, Issue } from '@airshed/schemas'
import { isTimezone } from '../ingest/rules/location.ts'
import { parameterOfKey } from '../ingest/rules/parameterNames.ts'
import { converterFor } from '../ingest/rules/units.ts'
import { ambiguousCodes } from './columnStatus.ts'
import { isTimePattern } from './rowTime.ts'

const quoted = (text: string | undefined) => (text === undefined ? 'nothing' : `"${text}"`)

/** A problem of a map, with a code that clients word themselves. */
type MapIssue = Required<Issue>

/** What no schema can detect in a map: unknown parameters, units and time zones, contradictory codes. */
export function mapIssues(map: ImportMap): MapIssue[] {
  return [
    ...Object.entries(map.columns).flatMap(([heading, column]) => columnIssues(heading, column)),
    ...((map.serial === undefined) === (map.device === undefined)
      ? [
          {
            path: '/serial',
            expected: 'either a serial or device, the column with the serials',
            got: map.serial === undefined ? 'nothing' : 'both',
            code: 'device',
            parts: {},
          },
        ]
      : []),
    ...dataPointIssues(map),
    ...timeIssues(map),
    ...(map.timezone === undefined || isTimezone(map.timezone)
      ? []
      : [
          {
            path: '/timezone',
            expected: 'an IANA time zone',
            got: quoted(map.timezone),
            code: 'zone',
            parts: { zone: map.timezone },
          },
        ]),
    ...sharedNames(map),
  ]
}

function columnIssues(
  heading: string,
  { parameter, unit, status }: ImportMap['columns'][string],
): MapIssue[] {
  const path = `/columns/${heading}`
  const codes = (status === undefined ? [] : ambiguousCodes(status)).map((code) => ({
    path: `${path}/status`,
    expected: `"${code}" in one of valid, invalid and fault`,
    got: 'it in several',
    code: 'status',
    parts: { column: heading, cell: code },
  }))
  if (parameter === undefined) return codes
  const id = parameterOfKey(parameter)
  if (id === null) {
    const unknown = {
      path: `${path}/parameter`,
      expected: 'a parameter',
      got: quoted(parameter),
      code: 'parameter',
      parts: { column: heading, parameter },
    }
    return [...codes, unknown]
  }
  if (converterFor(id, unit ?? null) !== null) return codes
  const foreign = {
    path: `${path}/unit`,
    expected: `a unit that becomes the one of ${parameter}`,
    got: quoted(unit),
    code: 'unit',
    parts: { column: heading, parameter, unit: unit ?? '' },
  }
  return [...codes, foreign]
}

/** Unmapped columns with one name but several units: their data point has one, and none is converted. */
function sharedNames({ columns }: ImportMap): MapIssue[] {
  const units = new Map<string, string>()
  const issues: MapIssue[] = []
  for (const [heading, { parameter, name = heading, unit = '' }] of Object.entries(columns)) {
    if (parameter !== undefined) continue
    const first = units.get(name)
    if (first === undefined) units.set(name, unit)
    else if (first !== unit) {
      const expected = `"${first}", the unit of the other column named ${name}`
      issues.push({
        path: `/columns/${heading}/unit`,
        expected,
        got: quoted(unit),
        code: 'shared_name',
        parts: { column: heading, name, unit, other: first },
      })
    }
  }
  return issues
}

/** An export has one column of values, the column with the ids names the devices too, and every time has its offset. */
function dataPointIssues({ dataPoints, device, columns, long, time }: ImportMap): MapIssue[] {
  if (dataPoints === undefined) return []
  const issue = (path: string, expected: string, got: string): MapIssue => ({
    path,
    expected,
    got,
    code: 'export',
    parts: {},
  })
  const [first, ...others] = Object.values(columns)
  const isPlain =
    others.length === 0 && first?.parameter === undefined && first?.status === undefined
  return [
    ...(device?.column === dataPoints.id
      ? []
      : [issue('/device/column', `"${dataPoints.id}", as dataPoints.id`, quoted(device?.column))]),
    ...(isPlain
      ? []
      : [issue('/columns', 'the column of the values alone', Object.keys(columns).join(', '))]),
    ...(long === undefined ? [] : [issue('/long', 'nothing beside dataPoints', 'it')]),
    ...((time.format ?? 'iso') === 'iso' && time.timeOfDay === undefined
      ? []
      : [issue('/time/format', 'iso, as exported', quoted(time.format))]),
  ]
}

function timeIssues({ time, interval }: ImportMap): MapIssue[] {
  const { format = 'iso', start, endOfInterval = false, year, zone } = time
  const issues: MapIssue[] = []
  if (format === 'elapsed' && start === undefined) {
    issues.push({
      path: '/time/start',
      expected: 'where the preamble has the start of the elapsed time',
      got: 'nothing',
      code: 'start',
      parts: {},
    })
  }
  if (start !== undefined && !isTimePattern(start.format)) {
    issues.push({
      path: '/time/start/format',
      expected: 'a pattern with year, month and day, each part once',
      got: quoted(start.format),
      code: 'pattern',
      parts: { pattern: start.format },
    })
  }
  if (endOfInterval && interval === undefined) {
    issues.push({
      path: '/interval',
      expected: 'the ms between rows, which endOfInterval subtracts',
      got: 'nothing',
      code: 'interval',
      parts: {},
    })
  }
  if (zone !== undefined && !isZone(zone)) {
    issues.push({
      path: '/time/zone',
      expected: 'an IANA time zone or a fixed offset such as UTC+1',
      got: quoted(zone),
      code: 'zone',
      parts: { zone },
    })
  }
  if (!isTimePattern(format, year !== undefined)) {
    issues.push({
      path: '/time/format',
      expected:
        'iso, unix, unix-ms, excel, elapsed or a pattern with year, month and day, each once, such as dd.MM.yyyy HH:mm',
      got: quoted(format),
      code: 'pattern',
      parts: { pattern: format },
    })
  }
  return issues
}
