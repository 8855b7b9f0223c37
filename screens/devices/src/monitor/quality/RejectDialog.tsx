import { Callout, FormDialog, RefusedCallout, useFormSaving } from '@airshed/console-kit'
import type { DataPoint, Messages, Node, PluginIntl, TimeRange } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useMemo } from 'react'
import { schema, uiSchema, type RejectForm } from './rejectForm.ts'
import validator from './rejectForm.ts?form-validator'
import { useRejections } from './useRejections.ts'

export interface RejectDialogProps {
  node: Node
  /** Data points whose readings can be rejected; at least one. */
  points: readonly DataPoint[]
  /** The period that the form begins with, ms UTC. */
  span: TimeRange
  intl: PluginIntl
  /** Also called once the readings are rejected. */
  onClose: () => void
}

/** Asks which readings are wrong and why, and rejects them. */
export function RejectDialog({ node, points, span, intl, onClose }: RejectDialogProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const { reject } = useRejections(node.node_id, intl)
  const { value, saving, change, save } = useFormSaving<RejectForm>({
    start: { ...span, measured: points.map(({ _id: id }) => id) },
    async onSave({ measured, ...form }) {
      await reject({ ...form, data_point_ids: measured })
      onClose()
    },
  })
  const formContext = useMemo(
    () => ({
      choices: {
        measured: points.map(({ _id: id, presentName, unit }) => ({
          value: id,
          label: unit === '' ? presentName : `${presentName}, ${unit}`,
        })),
      },
    }),
    [points],
  )
  const isBusy = saving.state === 'saving'
  const { from, to } = value
  const isBackwards = from !== undefined && to !== undefined && to <= from
  return (
    <FormDialog
      title={text('quality.reject.title')}
      submitLabel={text('quality.reject')}
      isBusy={isBusy}
      canSubmit={!isBackwards}
      onClose={onClose}
    >
      {(formId) => (
        <>
          {saving.state === 'refused' ? <RefusedCallout error={saving.error} /> : null}
          {isBackwards ? (
            <Callout intent="danger" compact role="alert">
              {text('download.order')}
            </Callout>
          ) : null}
          <p>{text('quality.reject.text')}</p>
          <SchemaForm<RejectForm>
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
          />
        </>
      )}
    </FormDialog>
  )
}
