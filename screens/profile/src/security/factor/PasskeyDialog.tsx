import { Callout, errorText, FormDialog, isCancelled, useChange } from '@airshed/console-kit'
import { addPasskey, beginPasskey } from '@airshed/console-kit/calls'
import { PASSKEY_NAME_MAX } from '@airshed/console-kit/define'
import { useState, type FormEvent } from 'react'
import type { FactorDialogProps } from './AppDialog.tsx'
import { isSignInStale } from './useFactorChanges.ts'

/** Lets the browser create a passkey, and names it. */
export function PasskeyDialog({ intl, onDone, onStale, onClose }: FactorDialogProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const begin = useChange(beginPasskey, { isShown: () => false })
  const add = useChange(addPasskey, { isShown: () => false })
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(text('passkey.name.required'))
    setProblem(null)
    setBusy(true)
    try {
      const { options } = await begin.mutateAsync({})
      const { startRegistration } = await import('@simplewebauthn/browser')
      type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
      const response = await startRegistration({ optionsJSON: options as unknown as Options })
      const body = { name: name.trim(), response: { ...response } }
      const { recovery_codes: codes } = await add.mutateAsync({ body })
      add.reset()
      onDone(codes)
    } catch (error) {
      if (isSignInStale(error)) {
        onClose()
        onStale()
      } else if (error instanceof Error && error.name === 'WebAuthnError') {
        setProblem(text('passkey.failed'))
      } else if (!isCancelled(error)) {
        setProblem(error instanceof DOMException ? text('passkey.failed') : errorText(error, intl))
      }
    } finally {
      setBusy(false)
    }
    return undefined
  }
  return (
    <FormDialog
      title={text('passkey.add')}
      submitLabel={text('passkey.make')}
      isBusy={isBusy}
      onClose={onClose}
    >
      {(formId) => (
        <form
          id={formId}
          className="profile-factor-form"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <p>{text('passkey.text')}</p>
          <label>
            {text('passkey.name')}
            <input
              className="bp6-input"
              autoComplete="off"
              maxLength={PASSKEY_NAME_MAX}
              value={name}
              aria-invalid={problem !== null}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
          </label>
          {problem === null ? null : (
            <Callout intent="danger" compact role="alert">
              {problem}
            </Callout>
          )}
        </form>
      )}
    </FormDialog>
  )
}
