import { readNumber, writeNumber, type ReadNumber } from '@airshed/domain'
import { InputGroup } from '@blueprintjs/core'
import { useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { createFormText } from '../messages/formText.ts'
import './number.css'

/** What a {@link NumberInput} shows, and whom it notifies of changes. */
export interface NumberInputProps {
  id?: string
  /** A text is one that could not be read; null and undefined: the field is empty. */
  value: number | string | null | undefined
  /**
   * Called with each change: the number, null for an empty field, and a text that is no number in the
   * language of the page as it was typed, for the form to refuse.
   */
  onChange: (value: number | string | null) => void
  disabled?: boolean
  readOnly?: boolean
  placeholder?: string
  /** Default: a single line of the usual height. */
  size?: 'small'
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

const MOST_CHARACTERS = 40

/** What a field passes on for a text. */
function emitted(read: ReadNumber, typed: string): number | string | null {
  if (read.kind === 'empty') return null
  return read.kind === 'number' ? read.value : typed
}

/**
 * A field for a number, typed with the signs of the page's language and kept as typed until it loses
 * focus. Where the text could be understood otherwise it says how it was read: `1,000 is read as 1000`.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, size, 'aria-describedby': describedBy, ...rest } = props
  const intl = useIntl()
  const text = useMemo(() => createFormText(intl), [intl])
  const noteId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [hasFocus, setFocus] = useState(false)
  const { locale } = intl
  const isStale = typed !== null && emitted(readNumber(typed, locale), typed) !== (value ?? null)
  const written = writeNumber(value, locale)
  const source = typed === null || isStale ? written : typed
  const read = readNumber(source, locale)
  const note =
    read.kind === 'number' && read.ambiguity !== null && source !== written
      ? text(`form.number.${read.ambiguity}`, {
          typed: source.trim(),
          value: writeNumber(read.value, locale),
        })
      : // While typing, `1,0` may still become `1,000`.
        read.kind === 'foreign' && !hasFocus
        ? text('form.number.foreign', { meant: writeNumber(read.meant, locale) })
        : null
  return (
    <div className="air-number">
      <InputGroup
        {...rest}
        {...(size === undefined ? {} : { size })}
        aria-describedby={
          [describedBy ?? [], note === null ? [] : noteId].flat().join(' ') || undefined
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        value={hasFocus ? source : written}
        onFocus={() => {
          setFocus(true)
          setTyped(null)
        }}
        onBlur={() => setFocus(false)}
        onValueChange={(next) => {
          setTyped(next)
          onChange(emitted(readNumber(next, locale), next))
        }}
      />
      <span id={noteId} className="air-number-note" aria-live="polite">
        {note}
      </span>
    </div>
  )
}
