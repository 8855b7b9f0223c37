import { Callout, Dialog, errorText, useChange, useFormSaving } from '@airshed/console-kit'
import { addMetric } from '@airshed/console-kit/calls'
import { Button, type DataPoint, type Messages, type PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useId, useMemo } from 'react'
import { schema, uiSchema, type MetricForm } from './metricForm.ts'
import validator from './metricForm.ts?form-validator'
import { issuesOfForm, newMetric, otherChoices, sourceChoices } from './newMetric.ts'

const WIDTH_PX = 480
const START: Partial<MetricForm> = { func: 'avg', period: '60' }

export interface AddMetricDialogProps {
  /** Id of the device. */
  nodeId: string
  /** The data points of the device, metrics included. */
  points: readonly DataPoint[]
  intl: PluginIntl
  /** Also called once the metric is added. */
  onClose: () => void
}

/** Asks what a data point is to be computed from, and how, and adds it to the device. */
export function AddMetricDialog({ nodeId, points, intl, onClose }: AddMetricDialogProps) {
  const formId = useId()
  const text = (id: string): string => intl.formatMessage({ id })
  // The form shows a refusal at its fields.
  const { mutateAsync } = useChange(addMetric, {
    isShown: () => false,
    success: text('metric.added'),
  })
  const { value, saving, change, save } = useFormSaving<MetricForm>({
    start: START,
    async onSave(form) {
      await mutateAsync({ params: { id: nodeId }, body: newMetric(form) })
      onClose()
    },
  })
  const { func, source } = value
  const formContext = useMemo(
    () => ({
      choices: { source: sourceChoices(points, func), other: otherChoices(points, source) },
    }),
    [points, func, source],
  )
  const isBusy = saving.state === 'saving'
  const refusal = saving.state === 'refused' ? saving : null
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('metric.add')}
      // What somebody typed is not lost by a click beside it.
      canOutsideClickClose={false}
      onClose={onClose}
      actions={
        <>
          <Button text={text('cancel')} onClick={onClose} />
          <Button
            type="submit"
            form={formId}
            intent="primary"
            loading={isBusy}
            disabled={points.length === 0}
            text={text('metric.add')}
          />
        </>
      }
    >
      {refusal === null || refusal.issues.length > 0 ? null : (
        <Callout intent="danger" compact role="alert">
          {errorText(refusal.error, intl)}
        </Callout>
      )}
      {points.length === 0 ? (
        <p>{text('metric.noPoints')}</p>
      ) : (
        <SchemaForm<MetricForm>
          id={formId}
          schema={schema}
          uiSchema={uiSchema}
          validator={validator}
          value={value}
          onChange={change}
          messages={intl.messages as Messages}
          formContext={formContext}
          disabled={isBusy}
          onSubmit={(form) => void save(form)}
          {...(refusal === null ? {} : { issues: issuesOfForm(refusal.issues) })}
        />
      )}
    </Dialog>
  )
}
