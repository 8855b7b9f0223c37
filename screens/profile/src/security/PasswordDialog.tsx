import {
  ApiError,
  Callout,
  errorText,
  Field,
  FormDialog,
  titledError,
  useChange,
} from '@airshed/console-kit'
import { changePassword } from '@airshed/console-kit/calls'
import { useState, type FormEvent } from 'react'
import type { PartProps } from '../about/AboutPart.tsx'

type FieldName = 'old' | 'chosen' | 'repeated'
type Typed = Readonly<Record<FieldName, string>>

/** Fields from the top, and what browsers fill into them. */
const FIELDS = [
  ['old', 'current-password'],
  ['chosen', 'new-password'],
  ['repeated', 'new-password'],
] as const satisfies readonly (readonly [FieldName, string])[]

/** Refusals that are about one field. */
const FIELD_OF: Readonly<Record<string, FieldName>> = {
  PASSWORD_OLD_WRONG: 'old',
  PASSWORD_UNFIT: 'chosen',
}

export interface PasswordDialogProps extends PartProps {
  onClose: () => void
}

/** Asks for the old password and, twice, for the new one. */
export function PasswordDialog({ intl, onClose }: PasswordDialogProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const [typed, setTyped] = useState<Typed>({ old: '', chosen: '', repeated: '' })
  const [isTried, setTried] = useState(false)
  const { mutate, error, reset, isPending } = useChange(changePassword, {
    success: text('password.changed'),
    isShown: () => false,
  })
  const missing = FIELDS.filter(([name]) => typed[name] === '')
  const isDifferent = typed.chosen !== typed.repeated
  const refusedField = error instanceof ApiError ? FIELD_OF[error.code] : undefined
  const problemOf = (name: FieldName): string | undefined => {
    if (name === refusedField) return errorText(error, intl)
    if (!isTried) return undefined
    if (typed[name] === '') return text('password.required')
    return name === 'repeated' && isDifferent ? text('password.different') : undefined
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (missing.length > 0 || isDifferent) return
    const body = { old_password: typed.old, new_password: typed.chosen }
    mutate({ body }, { onSuccess: onClose })
  }
  const failure =
    error === null || refusedField !== undefined
      ? null
      : titledError(error, intl, text('password.unsuccessful'))
  return (
    <FormDialog
      title={text('password.change')}
      submitLabel={text('password.change')}
      isBusy={isPending}
      onClose={onClose}
    >
      {(formId) => (
        <form id={formId} className="profile-password-form" noValidate onSubmit={submit}>
          {FIELDS.map(([name, autoComplete]) => (
            <Field
              key={name}
              label={text(`password.${name}`)}
              problem={problemOf(name)}
              help={name === 'chosen' ? text('password.rules') : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  className="bp6-input"
                  type="password"
                  autoComplete={autoComplete}
                  spellCheck={false}
                  maxLength={256}
                  value={typed[name]}
                  onChange={({ currentTarget: { value } }) => {
                    setTyped((before) => ({ ...before, [name]: value }))
                    reset()
                  }}
                />
              )}
            </Field>
          ))}
          {failure === null ? null : (
            <Callout intent="danger" title={failure.title} role="alert">
              {failure.text}
            </Callout>
          )}
        </form>
      )}
    </FormDialog>
  )
}
