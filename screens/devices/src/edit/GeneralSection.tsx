import { FormPart, useChange, useFormSaving, PageSection } from '@airshed/console-kit'
import { editNode } from '@airshed/console-kit/calls'
import type { FieldNote } from '@airshed/console-kit/forms'
import { periodWords, type Messages, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo, useRef, useState } from 'react'
import { generalChanges, generalOf, intervalOf, isIntervalAssumed } from './generalChanges.ts'
import {
  schema as generalSchema,
  uiSchema as generalHints,
  type GeneralForm,
} from './generalForm.ts'
import generalValidator from './generalForm.ts?form-validator'
import { intervalChoices } from './intervalChoices.ts'
import { schema as reportingSchema, uiSchema as reportingHints } from './reportingForm.ts'
import reportingValidator from './reportingForm.ts?form-validator'

const GENERAL = { schema: generalSchema, uiSchema: generalHints, validator: generalValidator }
const REPORTING = {
  schema: reportingSchema,
  uiSchema: reportingHints,
  validator: reportingValidator,
}

export interface GeneralSectionProps {
  node: Node
  /** Whether another reporting interval can be requested from the device. */
  hasInterval: boolean
  /** Notes on its settings besides their values, by name. */
  notes: Readonly<Record<string, FieldNote>>
  intl: PluginIntl
}

/** Name, description and reporting interval of a device; only changes are sent. */
export function GeneralSection({ node, hasInterval, notes, intl }: GeneralSectionProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const [start] = useState(() => generalOf(node, hasInterval))
  const stored = useRef(start)
  const { mutateAsync: edit } = useChange(editNode, { isShown: () => false })
  const form = useFormSaving<GeneralForm>({
    start,
    async onSave(value) {
      const body = generalChanges(stored.current, value)
      if (body !== null) await edit({ params: { id: node.node_id }, body })
      stored.current = value
    },
  })
  const currentMs = intervalOf(node)
  const [isAssumed] = useState(() => hasInterval && isIntervalAssumed(node))
  const [assumed] = useState(() => (isAssumed ? { interval: String(currentMs) } : {}))
  const formContext = useMemo(() => {
    const period = periodWords(currentMs, intl.locale)
    const expected = { text: intl.formatMessage({ id: 'edit.interval.expected' }, { period }) }
    const note = notes['interval'] ?? (isAssumed ? expected : undefined)
    return {
      choices: { interval: intervalChoices(currentMs, intl.locale) },
      ...(note === undefined ? {} : { notes: { interval: note } }),
    }
  }, [currentMs, notes, isAssumed, intl])
  return (
    <PageSection title={text('edit.general')}>
      <FormPart<GeneralForm>
        {...(hasInterval ? REPORTING : GENERAL)}
        {...{ form, formContext, assumed }}
        messages={intl.messages as Messages}
      />
    </PageSection>
  )
}
