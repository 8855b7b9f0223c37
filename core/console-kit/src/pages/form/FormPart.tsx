import { SchemaForm, type SchemaFormProps } from '@airshed/forms'
import { useRef, useState, type ReactNode } from 'react'
import { RefusedCallout } from './RefusedCallout.tsx'
import { usePagesText } from '../messages/pagesText.ts'
import { LeaveGuard } from './leave/LeaveGuard.tsx'
import { SaveState } from './SaveState.tsx'
import type { SavedForm } from './useFormSaving.ts'

export interface FormPartProps<Value extends object> extends Pick<
  SchemaFormProps<Value>,
  'schema' | 'uiSchema' | 'validator' | 'settle' | 'messages' | 'formContext' | 'assumed'
> {
  /** Its value and saving state; fields that are still only assumed are absent when it is saved. */
  form: SavedForm<Value>
  /** Label of the button, default "Save". */
  saveLabel?: string
  /** Buttons before the one that saves, such as a way back. */
  actions?: ReactNode
  /** Shown above the fields, and below the reason for a refusal. */
  children?: ReactNode
}

/** A form as a part of a page: a refusal above it and at its fields, its state beside its button. */
export function FormPart<Value extends object>(props: FormPartProps<Value>) {
  const { form, saveLabel, actions, children, ...shared } = props
  const { saving } = form
  const text = usePagesText()
  const isSaving = saving.state === 'saving'
  const refusal = saving.state === 'refused' ? saving : null
  const box = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState(0)
  return (
    <div className="air-form-page-part" ref={box}>
      {refusal === null ? null : <RefusedCallout error={refusal.error} />}
      {children}
      <SchemaForm<Value>
        {...shared}
        value={form.value}
        disabled={isSaving}
        onProblems={setProblems}
        onChange={form.change}
        onSubmit={(_, known) => void form.save(known as Value)}
        {...(isSaving ? {} : { elsewhere: form.elsewhere })}
        {...(refusal === null ? {} : { issues: refusal.issues })}
        actions={
          <>
            {actions}
            <SaveState saving={saving} problems={problems} form={box} />
          </>
        }
        submitLabel={saveLabel ?? text('form.save')}
      />
      <LeaveGuard isChanged={form.isChanged && !isSaving} />
    </div>
  )
}
