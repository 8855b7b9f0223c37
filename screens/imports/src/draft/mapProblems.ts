import type { ImportMap } from '@airshed/console-kit'
import { SERIAL_PATTERN } from '@airshed/console-kit/define'
import { lacksYear } from '../rules/timeFormats.ts'
import type { DraftMap } from './draftMap.ts'

/** What a map must say before a file can be read. Each is the id of its text. */
const MAP_PROBLEMS = [
  'time.column',
  'time.format',
  'time.year',
  'time.start',
  'time.zone',
  'interval',
  'decimal',
  'device',
  'serial',
  'columns',
] as const
export type MapProblem = (typeof MAP_PROBLEMS)[number]

/** What the file leaves to the map. */
export interface FileFacts {
  /** Its decimal sign has two meanings. */
  asksDecimal: boolean
  /** Its times are instants, whatever the zone. */
  hasOffsets: boolean
}

/** What is still missing or wrong in a map, in the order of the page. */
export function mapProblems(
  map: DraftMap,
  { asksDecimal, hasOffsets }: FileFacts,
): readonly MapProblem[] {
  const { time, device, serial, decimal, columns } = map
  const has: Readonly<Record<MapProblem, boolean>> = {
    'time.column': time.column === undefined,
    'time.format': time.column !== undefined && time.format === undefined,
    'time.year': time.format !== undefined && lacksYear(time.format) && time.year === undefined,
    'time.start': time.format === 'elapsed' && time.start === undefined,
    'time.zone': time.format !== undefined && time.zone === undefined && !hasOffsets,
    interval: time.endOfInterval === true && map.interval === undefined,
    decimal: asksDecimal && decimal === undefined,
    device: device === undefined && (serial ?? '') === '',
    serial: device === undefined && (serial ?? '') !== '' && !SERIAL_PATTERN.test(serial ?? ''),
    columns: Object.keys(columns).length === 0,
  }
  return MAP_PROBLEMS.filter((problem) => has[problem])
}

/** What does not keep rows from being shown. */
const LATER: readonly MapProblem[] = ['time.zone', 'device', 'serial']

/**
 * The map by which the first rows can be shown: the device and the zone may still be missing.
 *
 * @param standIn serial in place of one that is missing
 * @returns null: the file cannot be read yet
 */
export function readableMap(
  map: DraftMap,
  problems: readonly MapProblem[],
  standIn: string,
): ImportMap | null {
  if (problems.some((problem) => !LATER.includes(problem))) return null
  const isUnnamed = problems.includes('device') || problems.includes('serial')
  return (isUnnamed ? { ...map, serial: standIn } : map) as ImportMap
}
