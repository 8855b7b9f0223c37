import { TickIcon } from '@blueprintjs/icons'
import { usePagesText } from '../messages/pagesText.ts'
import type { FormSaving } from './useFormSaving.ts'
import './form.css'

/** Beside the buttons: whether there is something to save. */
export function SaveState({ saving }: { saving: FormSaving }) {
  const text = usePagesText()
  const words =
    saving.state === 'clean' || saving.state === 'refused' ? '' : text(`form.state.${saving.state}`)
  return (
    <span className="air-form-page-state" role="status" data-state={saving.state}>
      {saving.state === 'saved' ? <TickIcon size={14} aria-hidden /> : null}
      {words}
    </span>
  )
}
