import { focusProblem } from '@airshed/forms'
import { errorTexts } from '@airshed/kit/provider'
import { TickIcon } from '@blueprintjs/icons'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { usePagesText } from '../messages/pagesText.ts'
import type { FormSaving } from './useFormSaving.ts'
import './form.css'

export interface SaveStateProps {
  saving: FormSaving
  /** How many values the form or the server has refused and are still to be corrected. */
  problems: number
  /** What holds the fields and the reasons, to which it leads. */
  form: RefObject<HTMLElement | null>
}

/** Beside the buttons: whether there is something to save, and why it was not saved. */
export function SaveState({ saving, problems, form }: SaveStateProps) {
  const text = usePagesText()
  const reason = useReason(saving, problems)
  const { state } = saving
  return (
    <span className="air-form-page-state" role="status" data-state={state}>
      {reason === null ? null : (
        <button
          type="button"
          className="air-form-page-refusal"
          onClick={() => focusProblem(form.current)}
        >
          {reason}
        </button>
      )}
      {state === 'saved' ? <TickIcon size={14} aria-hidden /> : null}
      {reason !== null || state === 'clean'
        ? ''
        : // What was refused is corrected, and not saved yet.
          text(`form.state.${state === 'refused' ? 'changed' : state}`)}
    </span>
  )
}

function useReason(saving: FormSaving, problems: number): string | null {
  const intl = useIntl()
  const text = usePagesText()
  if (saving.state === 'saving') return null
  if (problems > 0) return text('form.state.problems', { count: problems })
  if (saving.state !== 'refused' || saving.issues.length > 0) return null
  const words = errorTexts(saving.error, intl)
  return text('form.state.refused', { reason: words.title ?? words.text })
}
