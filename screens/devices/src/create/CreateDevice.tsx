import { Breadcrumb, FormPage, useChange, useToaster } from '@airshed/console-kit'
import { activateNode } from '@airshed/console-kit/calls'
import { useNavigation, type Messages, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
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
import { useNodeEdit } from '../edit/useNodeEdit.ts'
import { tagsIn } from '../tags/tagsText.ts'

/** Default reporting interval requested from a new device. */
const DEFAULT_INTERVAL_MS = 60_000
const GENERAL = { schema: generalSchema, uiSchema: generalHints, validator: generalValidator }
const REPORTING = {
  schema: reportingSchema,
  uiSchema: reportingHints,
  validator: reportingValidator,
}

export interface CreateDeviceProps {
  /** In the inventory or without a name, and managed by the reader. */
  node: Node
  intl: PluginIntl
}

/**
 * Asks for the name, the description and the interval of a new device. One of the inventory is activated with them; one
 * that was activated, or deactivated, before it had a name stays so.
 */
export function CreateDevice({ node, intl }: CreateDeviceProps) {
  const { go } = useNavigation()
  const toaster = useToaster()
  const quiet = { isShown: () => false }
  const edit = useNodeEdit(node)
  const { mutateAsync: activate } = useChange(activateNode, quiet)
  const { node_id: id, serial, type, name, description } = node
  const hasInterval = takesInterval(type)
  const text = (key: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id: key }, values)
  const formContext = useMemo(
    () => ({ choices: { interval: intervalChoices(DEFAULT_INTERVAL_MS, intl.locale) } }),
    [intl.locale],
  )
  async function save({ interval, tags, ...value }: GeneralForm): Promise<void> {
    const settings = interval === undefined ? {} : { settings: { interval: Number(interval) } }
    const tagged = tags === undefined ? {} : { tags: tagsIn(tags) }
    await edit({ ...value, ...tagged, ...settings })
    if (node.status === 'inventory') await activate({ params: { id } })
    toaster.show({ message: text('create.done', { name: value.name }), intent: 'success' })
    go(`devices/${encodeURIComponent(id)}/edit`, { replace: true })
  }
  return (
    <FormPage<GeneralForm>
      title={text('create.title')}
      breadcrumb={
        <Breadcrumb above={[{ label: text('title'), to: 'devices' }]} here={text('create.title')} />
      }
      note={`${type} · ${serial}`}
      {...(hasInterval ? REPORTING : GENERAL)}
      messages={intl.messages as Messages}
      formContext={formContext}
      start={{
        name,
        description,
        ...(hasInterval ? { interval: String(DEFAULT_INTERVAL_MS) } : {}),
      }}
      onSave={save}
      onCancel={() => go('devices')}
      saveLabel={text('create.save')}
    />
  )
}
