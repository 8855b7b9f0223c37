import {
  followingName,
  FormDialog,
  RefusedCallout,
  useChange,
  useFormSaving,
} from '@airshed/console-kit'
import { addMetric, editMetric } from '@airshed/console-kit/calls'
import type { DataPoint, Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useMemo } from 'react'
import { formOfComputed, computedEdit } from './formOfComputed.ts'
import { schema, uiSchema, type ComputedForm } from './computedForm.ts'
import validator from './computedForm.ts?form-validator'
import { suggestedName } from './suggestedName.ts'
import {
  airChoices,
  issuesOfForm,
  newComputed,
  otherChoices,
  sourceChoices,
} from './newComputed.ts'

const WIDTH_PX = 480
const START: Partial<ComputedForm> = { func: 'avg', period: '60' }

export interface ComputedParameterDialogProps {
  /** Id of the device. */
  nodeId: string
  /** The data points of the device, computed parameters included. */
  points: readonly DataPoint[]
  /** The computed parameter being edited; absent: a new one is added. */
  edited?: DataPoint
  intl: PluginIntl
  /** Also called once the computed parameter is saved. */
  onClose: () => void
}

/** Asks what a computed parameter is computed from, and how, and adds it to the device or changes it. */
export function ComputedParameterDialog({
  nodeId,
  points,
  edited,
  intl,
  onClose,
}: ComputedParameterDialogProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  // The form shows errors at its fields.
  const { mutateAsync: add } = useChange(addMetric, {
    isShown: () => false,
    success: text('metric.added'),
  })
  const { mutateAsync: edit } = useChange(editMetric, {
    isShown: () => false,
    success: text('metric.changed'),
  })
  const sources = useMemo(() => points.filter((point) => point !== edited), [points, edited])
  const title = text(edited === undefined ? 'metric.add' : 'metric.edit')
  async function saveEdit(before: DataPoint, form: ComputedForm): Promise<void> {
    const { _id: metricId } = before.metric ?? { _id: '' }
    const body = computedEdit(before, form)
    if (body !== null) await edit({ params: { id: nodeId, metricId }, body })
  }
  const { value, saving, change, save } = useFormSaving<ComputedForm>({
    start: edited === undefined ? START : formOfComputed(edited),
    async onSave(form) {
      if (edited === undefined) await add({ params: { id: nodeId }, body: newComputed(form) })
      else await saveEdit(edited, form)
      onClose()
    },
  })
  const { func, source } = value
  const formContext = useMemo(
    () => ({
      choices: {
        source: sourceChoices(sources, func),
        other: otherChoices(sources, source),
        temperature: airChoices(sources, '°C'),
        pressure: airChoices(sources, 'hPa'),
      },
    }),
    [sources, func, source],
  )
  const isBusy = saving.state === 'saving'
  const refusal = saving.state === 'refused' ? saving : null
  const issues = useMemo(() => issuesOfForm(refusal?.issues ?? [], func), [refusal, func])
  return (
    <FormDialog
      title={title}
      submitLabel={edited === undefined ? title : text('metric.save')}
      isBusy={isBusy}
      canSubmit={sources.length > 0}
      width={WIDTH_PX}
      onClose={onClose}
    >
      {(formId) => (
        <>
          {refusal === null || refusal.issues.length > 0 ? null : (
            <RefusedCallout error={refusal.error} />
          )}
          {edited === undefined ? null : <p>{text('metric.edit.text')}</p>}
          {sources.length === 0 ? (
            <p>{text('metric.noPoints')}</p>
          ) : (
            <SchemaForm<ComputedForm>
              id={formId}
              schema={schema}
              uiSchema={uiSchema}
              validator={validator}
              value={value}
              onChange={change}
              {...(edited === undefined
                ? {
                    settle: (previous: ComputedForm, next: ComputedForm) =>
                      followingName(previous, next, (form) => suggestedName(form, sources, intl)),
                  }
                : {})}
              messages={intl.messages as Messages}
              formContext={formContext}
              disabled={isBusy}
              onSubmit={(form) => void save(form)}
              issues={issues}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
