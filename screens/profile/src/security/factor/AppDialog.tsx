import {
  Callout,
  CopyBlock,
  errorText,
  FormDialog,
  useChange,
  type TotpEnrolment,
} from '@airshed/console-kit'
import { beginTotp, confirmTotp } from '@airshed/console-kit/calls'
import { Skeleton } from '@airshed/kit'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import type { PartProps } from '../../about/AboutPart.tsx'
import { QrCode } from './QrCode.tsx'
import { isSignInStale } from './useFactorChanges.ts'

export interface FactorDialogProps extends PartProps {
  /** @param codes new recovery codes; null: there are some already */
  onDone: (codes: readonly string[] | null) => void
  /** The sign-in is too old. */
  onStale: () => void
  onClose: () => void
}

/** Gives a secret to an authenticator app, and verifies it with a code. */
export function AppDialog({ intl, onDone, onStale, onClose }: FactorDialogProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { mutateAsync: begin } = useChange(beginTotp, { isShown: () => false })
  const confirm = useChange(confirmTotp, { isShown: () => false })
  const failed = (error: unknown): void => {
    if (isSignInStale(error)) {
      onClose()
      onStale()
    } else setProblem(errorText(error, intl))
  }
  const start = useEffectEvent(() => {
    begin({}).then(setEnrolment, failed)
  })
  useEffect(() => start(), [])
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setProblem(null)
    if (!/^\d{6}$/.test(code)) return setProblem(text('app.code.digits'))
    try {
      const { recovery_codes: codes } = await confirm.mutateAsync({ body: { code } })
      confirm.reset()
      onDone(codes)
    } catch (error) {
      if (isSignInStale(error)) failed(error)
      else setProblem(text('app.code.wrong'))
    }
    return undefined
  }
  return (
    <FormDialog
      title={text('app.add')}
      submitLabel={text('app.confirm')}
      isBusy={confirm.isPending}
      canSubmit={enrolment !== null}
      onClose={onClose}
    >
      {(formId) => (
        <form
          id={formId}
          className="profile-factor-form"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <p>{text('app.scan')}</p>
          {enrolment === null ? (
            <Skeleton height={200} />
          ) : (
            <>
              <QrCode text={enrolment.uri} label={text('app.qr')} />
              <p>{text('app.type')}</p>
              <CopyBlock text={enrolment.secret} label={text('app.copy')} />
            </>
          )}
          <label>
            {text('app.code')}
            <input
              className="bp6-input"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              aria-invalid={problem !== null}
              onChange={({ currentTarget: { value } }) => setCode(value.replaceAll(/\D/g, ''))}
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
