import { errorText } from '@airshed/kit/provider'
import { FormGroup } from '@blueprintjs/core'
import { useId, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../pages/form/FormDialog.tsx'

export interface RenameDialogProps {
  /** The current name. */
  name: string
  /** Maximum length of a name on the server, in characters. */
  maxLength: number
  /** `required` is shown if the name is left empty. */
  words: { title: string; label: string; save: string; required: string }
  /** Saves the new name, which is trimmed. A rejection is shown at the field. */
  onSave: (name: string) => Promise<unknown>
  /** Also called once the name is saved, and if it was not changed. */
  onClose: () => void
}

/** A ref that selects the name, ready to be overwritten. */
const takeName = (element: HTMLInputElement | null): void => element?.select()

/** Asks for a new name for something. */
export function RenameDialog({ name, maxLength, words, onSave, onClose }: RenameDialogProps) {
  const intl = useIntl()
  const [inputId, noteId] = [useId(), useId()]
  const [value, setValue] = useState(name)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const next = value.trim()
    if (next === '') return setProblem(words.required)
    if (next === name) return onClose()
    setProblem(null)
    setBusy(true)
    try {
      await onSave(next)
      onClose()
    } catch (error) {
      setProblem(errorText(error, intl))
    } finally {
      setBusy(false)
    }
    return undefined
  }
  return (
    <FormDialog title={words.title} submitLabel={words.save} isBusy={isBusy} onClose={onClose}>
      {(formId) => (
        <form id={formId} noValidate onSubmit={(event) => void save(event)}>
          <FormGroup
            label={words.label}
            labelFor={inputId}
            intent={problem === null ? 'none' : 'danger'}
            helperText={
              problem === null ? undefined : (
                <span id={noteId} role="alert">
                  {problem}
                </span>
              )
            }
          >
            <input
              id={inputId}
              ref={takeName}
              className="bp6-input bp6-fill"
              autoComplete="off"
              maxLength={maxLength}
              value={value}
              aria-invalid={problem !== null}
              {...(problem === null ? {} : { 'aria-describedby': noteId })}
              onChange={({ currentTarget }) => setValue(currentTarget.value)}
            />
          </FormGroup>
        </form>
      )}
    </FormDialog>
  )
}
