import { FormPart, PageSection } from '@airshed/console-kit'
import type { FieldNote } from '@airshed/console-kit/forms'
import { periodWords, type Messages, type Node, type PluginIntl } from '@airshed/kit'
import { useCallback, useMemo } from 'react'
import { schema as detailsSchema, uiSchema as detailsHints } from './detailsForm.ts'
import detailsValidator from './detailsForm.ts?form-validator'
import {
  detailsChanges,
  detailsOf,
  intervalOf,
  meansSameDetail,
  type DetailsForm,
} from './generalChanges.ts'
import { intervalChoices } from './intervalChoices.ts'
import { schema as reportingSchema, uiSchema as reportingHints } from './reportingDetailsForm.ts'
import reportingValidator from './reportingDetailsForm.ts?form-validator'
import { TypeNote } from './type/TypeNote.tsx'
import { typeField } from './typeField.ts'
import { useNodeForm } from './useNodeForm.ts'
import { useZoneField } from './zone/useZoneField.tsx'

const DETAILS = { schema: detailsSchema, uiSchema: detailsHints, validator: detailsValidator }
const REPORTING = {
  schema: reportingSchema,
  uiSchema: reportingHints,
  validator: reportingValidator,
}

const RULES = { meansSame: meansSameDetail }

export interface GeneralSectionProps {
  /** With its configuration. */
  node: Node
  /** Whether another reporting interval can be requested from the device. */
  hasInterval: boolean
  /** Notes on its settings besides their values, by name. */
  notes: Readonly<Record<string, FieldNote>>
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Name, description, tags, type, time zone and reporting interval of a device; only changes are sent. */
export function GeneralSection({ node, hasInterval, notes, nowMs, intl }: GeneralSectionProps) {
  const formOf = useCallback((device: Node) => detailsOf(device, hasInterval), [hasInterval])
  const form = useNodeForm<DetailsForm>({
    node,
    formOf,
    changesOf: detailsChanges,
    rules: RULES,
  })
  const currentMs = intervalOf(node)
  const { value, stored, change } = form
  // Unknown until the device or a person gives one, also while the form is open.
  const isAssumed = hasInterval && stored.interval === undefined
  const assumed = useMemo(
    (): Partial<DetailsForm> => (isAssumed ? { interval: String(currentMs) } : {}),
    [isAssumed, currentMs],
  )
  const { type = node.type, timezone: choice = node.timezone } = value
  const types = useMemo(() => typeField(node.type), [node.type])
  const zone = useZoneField({
    node,
    choice,
    nowMs,
    intl,
    onChoose: (timezone) => change({ ...value, timezone }),
  })
  const period = periodWords(currentMs, intl.locale)
  const expected = { text: intl.formatMessage({ id: 'edit.interval.expected' }, { period }) }
  const intervalNote = notes['interval'] ?? (isAssumed ? expected : undefined)
  const typeNote: FieldNote | undefined =
    type === node.type
      ? undefined
      : {
          text: intl.formatMessage({ id: 'edit.type.changed' }),
          below: <TypeNote nodeId={node.node_id} {...{ type, intl }} />,
        }
  const formContext = {
    choices: {
      interval: intervalChoices(currentMs, intl.locale),
      type: types.choices,
      timezone: zone.choices,
    },
    lookups: { type: types.lookup, timezone: zone.lookup },
    notes: {
      ...(intervalNote === undefined ? {} : { interval: intervalNote }),
      ...(typeNote === undefined ? {} : { type: typeNote }),
      timezone: zone.note,
    },
  }
  return (
    <PageSection title={intl.formatMessage({ id: 'edit.general' })}>
      <FormPart<DetailsForm>
        {...(hasInterval ? REPORTING : DETAILS)}
        {...{ form, formContext, assumed }}
        messages={intl.messages as Messages}
      />
    </PageSection>
  )
}
