import { Breadcrumb, FormPageView, useChange, useToaster } from '@airshed/console-kit'
import { activateNode } from '@airshed/console-kit/calls'
import { useNavigation, useNow, type Messages, type Node, type PluginIntl } from '@airshed/kit'
import { useCallback, useEffect, useState } from 'react'
import { editClashes } from '../edit/editClashes.ts'
import { meansSameDetail } from '../edit/generalChanges.ts'
import {
  schema as generalSchema,
  uiSchema as generalHints,
  type GeneralForm,
} from '../edit/generalForm.ts'
import generalValidator from '../edit/generalForm.ts?form-validator'
import { intervalChoices } from '../edit/intervalChoices.ts'
import { schema as reportingSchema, uiSchema as reportingHints } from '../edit/reportingForm.ts'
import reportingValidator from '../edit/reportingForm.ts?form-validator'
import { takesInterval } from '../edit/takesInterval.ts'
import { useNodeForm } from '../edit/useNodeForm.ts'
import { useZoneField } from '../edit/zone/useZoneField.tsx'
import { setUpChanges, setUpFormOf } from './setUpForm.ts'

const GENERAL = { schema: generalSchema, uiSchema: generalHints, validator: generalValidator }
const REPORTING = {
  schema: reportingSchema,
  uiSchema: reportingHints,
  validator: reportingValidator,
}
const RULES = { meansSame: meansSameDetail }
/** How often local times are redrawn. */
const TICK_MS = 30_000

export interface CreateDeviceProps {
  /** In the inventory or without a name, and managed by the reader; with its configuration. */
  node: Node
  /** Called when the form has something to save, and when it no longer has; a stable function. */
  onChanged: (isChanged: boolean) => void
  intl: PluginIntl
}

/**
 * Asks for the name, the description, the time zone and the interval of a new device. One of the inventory is activated
 * with them; one that was activated, or deactivated, before it had a name stays so.
 */
export function CreateDevice({ node, onChanged, intl }: CreateDeviceProps) {
  const { go } = useNavigation()
  const toaster = useToaster()
  const nowMs = useNow(TICK_MS)
  const { mutateAsync: activate } = useChange(activateNode, { isShown: () => false })
  const { node_id: id, serial, type } = node
  const hasInterval = takesInterval(type)
  const text = (key: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id: key }, values)
  const [opened] = useState(node)
  const form = useNodeForm<GeneralForm>({
    node,
    formOf: useCallback(
      (device: Node) => setUpFormOf(device, opened, hasInterval),
      [opened, hasInterval],
    ),
    changesOf: setUpChanges,
    rules: RULES,
    overwrites: (body, base, newest) =>
      editClashes(base, newest, body).includes('settings/interval'),
    async onSaved({ name }) {
      if (node.status === 'inventory') await activate({ params: { id } })
      toaster.show({ message: text('create.done', { name }), intent: 'success' })
      go(`devices/${encodeURIComponent(id)}/edit`, { replace: true })
    },
  })
  const { value, change, isChanged } = form
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  const zone = useZoneField({
    node,
    nowMs,
    intl,
    choice: value.timezone ?? node.timezone,
    onChoose: (timezone) => change({ ...value, timezone }),
  })
  return (
    <FormPageView<GeneralForm>
      title={text('create.title')}
      breadcrumb={
        <Breadcrumb above={[{ label: text('title'), to: 'devices' }]} here={text('create.title')} />
      }
      note={`${type} · ${serial}`}
      {...(hasInterval ? REPORTING : GENERAL)}
      form={form}
      messages={intl.messages as Messages}
      formContext={{
        choices: {
          interval: intervalChoices(Number(value.interval ?? node.interval), intl.locale),
          timezone: zone.choices,
        },
        lookups: { timezone: zone.lookup },
        notes: { timezone: zone.note },
      }}
      onCancel={() => go('devices')}
      saveLabel={text('create.save')}
    />
  )
}
