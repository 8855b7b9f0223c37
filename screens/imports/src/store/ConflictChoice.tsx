import type { PluginIntl } from '@airshed/kit'
import { useId } from 'react'
import { textOf } from '../textOf.ts'
import './store.css'

export interface ConflictChoiceProps {
  /** Readings for times that have another value. */
  count: number
  isRevising: boolean
  intl: PluginIntl
  onChange: (isRevising: boolean) => void
}

/** What becomes of readings for times that have another value: the stored ones stay, or are replaced. */
export function ConflictChoice({ count, isRevising, intl, onChange }: ConflictChoiceProps) {
  const text = textOf(intl)
  const name = useId()
  return (
    <fieldset className="imports-choice">
      <legend>{text('conflict.title', { count })}</legend>
      {[false, true].map((value) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={name}
            checked={value === isRevising}
            onChange={() => onChange(value)}
          />
          <span>
            {text(value ? 'conflict.replace' : 'conflict.keep')}
            <span className="air-muted">
              {' '}
              {text(value ? 'conflict.replace.help' : 'conflict.keep.help')}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
