import { titledError, useHostText } from '@airshed/kit/provider'
import { Callout } from '@airshed/ui'
import { useIntl } from 'react-intl'
import type { SettingsSaving } from './useSettingsSaving.ts'
import './deviceForm.css'

/** Beside the button: whether there is something to save, or that it is saved. */
export function SavingText({ saving, isTrial }: { saving: SettingsSaving; isTrial: boolean }) {
  const text = useHostText()
  const { state } = saving
  const words = (): string => {
    if (state === 'saved') return text(isTrial ? 'host.form.tried' : 'host.form.saved')
    return state === 'changed' || state === 'saving' ? text(`host.form.${state}`) : ''
  }
  return (
    <span className="air-device-form-state" role="status" data-state={state}>
      {words()}
    </span>
  )
}

/** Shown above the fields: why nothing was saved. */
export function SavingProblem({ saving }: { saving: SettingsSaving }) {
  const text = useHostText()
  const intl = useIntl()
  if (saving.state !== 'refused' && saving.state !== 'failed') return null
  const own = { title: text('host.form.refused'), text: text('host.form.refused.text') }
  const words = saving.state === 'failed' ? titledError(saving.error, intl, own.title) : own
  return (
    <Callout intent="danger" compact role="alert" title={words.title}>
      {words.text}
    </Callout>
  )
}
