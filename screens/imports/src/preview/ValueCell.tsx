import type { ImportPreviewValue, ImportRefusal } from '@airshed/console-kit'
import { MEASUREMENT_FLAGS, NamedIcon, type PluginIntl } from '@airshed/kit'
import { readingText } from '../rules/readingText.ts'
import { refusalText } from '../rules/refusalText.ts'
import { textOf } from '../textOf.ts'

export interface ValueCellProps {
  /** undefined: the cell is no reading. */
  value: ImportPreviewValue | undefined
  /** undefined: it is not refused. */
  refusal: ImportRefusal | undefined
  /** What is stored is not compared, as the device is not known. */
  isDeviceOpen: boolean
  /** Whether the unit of each value is shown with it, as a column has several. */
  hasUnit: boolean
  intl: PluginIntl
}

const { sensorFault, invalid, implausible, unknownTime, rejected } = MEASUREMENT_FLAGS
/** A value with one of these is stored and not shown. */
const HIDDEN = sensorFault | invalid | implausible | unknownTime | rejected

/** A value as it would be stored, and what becomes of it; or why its cell is refused. */
export function ValueCell({ value, refusal, isDeviceOpen, hasUnit, intl }: ValueCellProps) {
  const text = textOf(intl)
  if (refusal !== undefined) {
    const words = refusalText({ ...refusal, column: null }, text)
    return (
      <td data-align="end" className="imports-refused" title={words}>
        <NamedIcon name="warning-sign" /> {refusal.got === '' ? words : refusal.got}
        <span className="air-visually-hidden">{words}</span>
      </td>
    )
  }
  if (value === undefined) {
    return (
      <td data-align="end" className="air-muted">
        –
      </td>
    )
  }
  const unit = hasUnit ? value.unit : ''
  const number = (figure: number | null) =>
    figure === null ? text('preview.noValue') : readingText(figure, value.flags, unit, intl.locale)
  if ((value.flags & HIDDEN) !== 0) {
    const reason = text(
      (value.flags & unknownTime) === 0 ? 'preview.hidden' : 'preview.unknownTime',
    )
    return (
      <td data-align="end" className="air-muted" title={reason}>
        <s>{number(value.value)}</s>
        <span className="air-visually-hidden">{reason}</span>
      </td>
    )
  }
  if (isDeviceOpen || value.state === 'new') return <td data-align="end">{number(value.value)}</td>
  const note =
    value.state === 'equal'
      ? text('preview.equal')
      : text('preview.conflicting', {
          stored:
            value.stored === null
              ? '–'
              : readingText(value.stored, value.stored_flags, '', intl.locale),
        })
  return (
    <td data-align="end" className={value.state === 'equal' ? 'air-muted' : undefined} title={note}>
      {number(value.value)}{' '}
      <span className={`imports-mark imports-mark-${value.state}`}>
        {value.state === 'equal' ? '=' : '≠'}
      </span>
      <span className="air-visually-hidden">{note}</span>
    </td>
  )
}
