import { focusProblem, SchemaForm, type SchemaFormProps } from '@airshed/forms'
import { Button, PageHeader } from '@airshed/ui'
import { RefusedCallout } from './RefusedCallout.tsx'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { usePagesText } from '../messages/pagesText.ts'
import { FormActions } from './FormActions.tsx'
import { LeaveGuard } from './leave/LeaveGuard.tsx'
import { SaveState } from './SaveState.tsx'
import { useFormSaving, type SavedForm } from './useFormSaving.ts'
import './form.css'

type SharedProps<Value extends object> = Pick<
  SchemaFormProps<Value>,
  'schema' | 'uiSchema' | 'validator' | 'settle' | 'messages' | 'formContext'
>

export interface FormPageViewProps<Value extends object> extends SharedProps<Value> {
  /** Its value and saving state. */
  form: SavedForm<Value>
  title: string
  /** Above the title, mostly a `Breadcrumb`. */
  breadcrumb?: ReactNode
  note?: ReactNode
  /** Goes back without saving; default no such button. */
  onCancel?: () => void
  /** Label of the primary button, default "Save". */
  saveLabel?: string
  /** The form is read-only, default false. */
  isReadOnly?: boolean
  /** Shown below the fields, such as a preview, also of the value as it is typed. */
  children?: ReactNode | ((value: Partial<Value>) => ReactNode)
}

export interface FormPageProps<Value extends object> extends Omit<
  FormPageViewProps<Value>,
  'form'
> {
  /** The stored value, or the initial value of a new one. */
  start: Partial<Value>
  /**
   * Called with a value that the schema accepts. A rejection is shown above the form, and its
   * issues at their fields.
   */
  onSave: (value: Value) => Promise<unknown>
}

/** A page with one form: loaded, changed, saved or refused, with its buttons always visible. */
export function FormPage<Value extends object>({ start, onSave, ...props }: FormPageProps<Value>) {
  return <FormPageView<Value> {...props} form={useFormSaving({ start, onSave })} />
}

/** The same for a form that others may change while it is open. */
export function FormPageView<Value extends object>(props: FormPageViewProps<Value>) {
  const { form, title, onCancel, isReadOnly = false, children } = props
  const text = usePagesText()
  const formId = useId()
  const { saving } = form
  const isSaving = saving.state === 'saving'
  const box = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState(0)
  // The form itself moves to what it has fields for.
  const isRefusedWhole = saving.state === 'refused' && saving.issues.length === 0
  useEffect(() => {
    if (isRefusedWhole) focusProblem(box.current)
  }, [isRefusedWhole])
  return (
    <div className="air-form-page" ref={box}>
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
          {...(isSaving ? {} : { elsewhere: form.elsewhere })}
          value={form.value}
          disabled={isReadOnly || isSaving}
          onProblems={setProblems}
          onChange={form.change}
          onSubmit={(value) => void form.save(value)}
        />
        {typeof children === 'function' ? children(form.value) : children}
      </div>
      {isReadOnly ? null : (
        <FormActions>
          <SaveState saving={saving} problems={problems} form={box} />
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
