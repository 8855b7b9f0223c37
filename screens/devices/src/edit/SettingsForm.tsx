import { localized, useChange, type AnyDeviceFormDefinition } from '@airshed/console-kit'
import { editNode } from '@airshed/console-kit/calls'
import { DeviceFormHost } from '@airshed/console-kit/forms'
import { useSession, type Node } from '@airshed/kit'
import { useRef, useState } from 'react'
import { changedSettings, settingsIn, untouchedSettings } from './changedSettings.ts'

export interface SettingsFormProps {
  definition: AnyDeviceFormDefinition
  /** With its configuration, which the form starts with. */
  node: Node
  /** Whether the form is named, as there are others. */
  isNamed: boolean
}

/** One settings form of a device; it asks the device for what somebody changed alone. */
export function SettingsForm({ definition, node, isNamed }: SettingsFormProps) {
  const { locale } = useSession()
  const [untouched] = useState(() => untouchedSettings(definition, node))
  const asked = useRef(untouched)
  // The form shows a refusal at its fields.
  const { mutateAsync: edit } = useChange(editNode, { isShown: () => false })
  const save = async (payload: Record<string, unknown>) => {
    const body = changedSettings(payload, asked.current)
    if (body === null) return
    await edit({ params: { id: node.node_id }, body })
    asked.current = { ...asked.current, ...settingsIn(payload) }
  }
  return (
    <div className="devices-settings-form">
      {isNamed ? <h3>{localized(definition.manifest.title, locale)}</h3> : null}
      <DeviceFormHost definition={definition} device={node} onSave={save} />
    </div>
  )
}
