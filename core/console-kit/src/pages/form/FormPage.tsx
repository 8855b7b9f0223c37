import { SchemaForm, type SchemaFormProps } from '@airshed/forms'
import { Button, PageHeader } from '@airshed/ui'
import { RefusedCallout } from './RefusedCallout.tsx'
import { useId, type ReactNode } from 'react'
import { usePagesText } from '../messages/pagesText.ts'
import { FormActions } from './FormActions.tsx'
import { LeaveGuard } from './leave/LeaveGuard.tsx'
import { SaveState } from './SaveState.tsx'
import { useFormSaving } from './useFormSaving.ts'
import './form.css'

type SharedProps<Value extends object> = Pick<
  SchemaFormProps<Value>,
  'schema' | 'uiSchema' | 'validator' | 'settle' | 'messages' | 'formContext'
>

export interface FormPageProps<Value extends object> extends SharedProps<Value> {
  title: string
  /** Above the title, mostly a `Breadcrumb`. */
  breadcrumb?: ReactNode
  note?: ReactNode
  /** The stored value, or the initial value of a new one. */
  start: Partial<Value>
  /**
   * Called with a value that the schema accepts. A rejection is shown above the form, and its
   * issues at their fields.
   */
  onSave: (value: Value) => Promise<unknown>
  /** Goes back without saving; default no such button. */
  onCancel?: () => void
  /** Label of the primary button, default "Save". */
  saveLabel?: string
  /** The form is read-only, default false. */
  isReadOnly?: boolean
  /** Shown below the fields, such as a preview, also of the value as it is typed. */
  children?: ReactNode | ((value: Partial<Value>) => ReactNode)
}

/** A page with one form: loaded, changed, saved or refused, with its buttons always visible. */
export function FormPage<Value extends object>(props: FormPageProps<Value>) {
  const { title, start, onSave, onCancel, isReadOnly = false, children } = props
  const text = usePagesText()
  const formId = useId()
  const form = useFormSaving({ start, onSave })
  const { saving } = form
  const isSaving = saving.state === 'saving'
  return (
    <div className="air-form-page">
      {props.breadcrumb}
      <PageHeader title={title} note={props.note} />
      <div className="air-form-page-card">
        {saving.state === 'refused' ? (
          <RefusedCallout error={saving.error} title={text('form.refused')} />
        ) : null}
        <SchemaForm<Value>
          id={formId}
          schema={props.schema}
          validator={props.validator}
          {...(props.uiSchema === undefined ? {} : { uiSchema: props.uiSchema })}
          {...(props.settle === undefined ? {} : { settle: props.settle })}
          {...(props.messages === undefined ? {} : { messages: props.messages })}
          {...(props.formContext === undefined ? {} : { formContext: props.formContext })}
          {...(saving.state === 'refused' ? { issues: saving.issues } : {})}
          value={form.value}
          disabled={isReadOnly || isSaving}
          onChange={form.change}
          onSubmit={(value) => void form.save(value)}
        />
        {typeof children === 'function' ? children(form.value) : children}
      </div>
      {isReadOnly ? null : (
        <FormActions>
          <SaveState saving={saving} />
          {onCancel === undefined ? null : (
            <Button text={text('form.cancel')} disabled={isSaving} onClick={onCancel} />
          )}
          <Button
            type="submit"
            form={formId}
            intent="primary"
            loading={isSaving}
            text={props.saveLabel ?? text('form.save')}
          />
        </FormActions>
      )}
      <LeaveGuard isChanged={form.isChanged && !isSaving} />
    </div>
  )
}
