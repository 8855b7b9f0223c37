import { FAHRENHEIT, fahrenheitOf, isDetectionLimit } from '@airshed/domain'
import { flagsOfText } from '@airshed/domain/tabular'
import { hidesValue, MEASUREMENT_FLAGS } from '@airshed/schemas'
import { describeValue } from '@airshed/contract'
import { LARGEST_VALUE, parseNumber } from '../ingest/rules/numbers.ts'
import { rowRefusal, type Refusal } from './refusal.ts'

/** The cells of a row of an export that say what a reading is. */
interface ExportedCells {
  value: string
  /** Names of flags, joined by blanks. */
  flags: string
  /** The value that a flag hides. */
  hidden: string
  unit: string
}

/** A reading as an export has it. */
interface ExportedReading {
  /** null: it is stored without a value. */
  value: number | null
  flags: number
}

/** Writes a number with a decimal point. */
type WithPoint = (text: string) => string

/** The reading of a row: its flags are those that are named, and decide in which column its value is. */
export function readExportedCells(
  { value, flags: words, hidden, unit }: ExportedCells,
  withPoint: WithPoint,
): ExportedReading | Refusal {
  const flags = flagsOfText(words)
  if (flags === null) {
    return rowRefusal(
      'flag',
      `flags among ${Object.keys(MEASUREMENT_FLAGS).join(', ')}, with blanks between them`,
      describeValue(words),
      'Name only these, or leave the cell empty',
    )
  }
  const [wanted, other] = hidesValue(flags) ? [hidden, value] : [value, hidden]
  if (other !== '') {
    return hidesValue(flags)
      ? rowRefusal(
          'hidden',
          `no value beside the flags ${words}, which hide it`,
          describeValue(value),
          'Put the value into the column of hidden values, or remove the flags',
        )
      : rowRefusal(
          'hidden',
          'no hidden value without a flag that hides it',
          describeValue(hidden),
          'Put the value into the column of values, or name the flag',
        )
  }
  const isBelow = isDetectionLimit(flags)
  if (wanted !== '' && wanted.startsWith('<') !== isBelow) {
    return rowRefusal(
      'limit',
      'a detection limit, such as <2, and the flag belowLimit beside each other',
      describeValue(`${wanted} ${words}`.trimEnd()),
      'Write < before the limit and name the flag, or remove both',
    )
  }
  const read = readExportedValue(isBelow ? wanted.slice(1) : wanted, unit, withPoint)
  if (isBelow && read !== null && !(read !== undefined && read > 0)) {
    return rowRefusal('limit', 'a detection limit above 0 after the <', describeValue(wanted))
  }
  if (read !== undefined) return { value: read, flags }
  return rowRefusal('number', 'a number or an empty cell', describeValue(wanted))
}

/**
 * The cell with the value of a reading, shown or hidden.
 *
 * @returns null: the reading has no value; undefined: it is no number
 */
function readExportedValue(
  cell: string,
  unit: string,
  withPoint: WithPoint,
): number | null | undefined {
  // The largest temperature in °C is a larger number in °F.
  const largest = unit === FAHRENHEIT ? fahrenheitOf(LARGEST_VALUE) : LARGEST_VALUE
  return cell === '' ? null : parseNumber(withPoint(cell), null, largest)
}
