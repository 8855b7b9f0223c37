import { localized, useChange, type AnyDeviceFormDefinition } from '@airshed/console-kit'
import { editNode } from '@airshed/console-kit/calls'
import { DeviceFormHost, type FieldNote } from '@airshed/console-kit/forms'
import { useSession, type Node } from '@airshed/kit'
import { useRef, useState } from 'react'
import { changedSettings, settingsIn, untouchedSettings } from './changedSettings.ts'

export interface SettingsFormProps {
  definition: AnyDeviceFormDefinition
  /** With its configuration, the initial state of the form. */
  node: Node
  /** Notes on its settings besides their values, by name. */
  notes: Readonly<Record<string, FieldNote>>
  /** Whether the form has a title, as there are several. */
  isNamed: boolean
}

/** One settings form of a device; it requests only the changed settings from the device. */
export function SettingsForm({ definition, node, notes, isNamed }: SettingsFormProps) {
  const { locale } = useSession()
  const [untouched] = useState(() => untouchedSettings(definition, node))
  const asked = useRef(untouched)
  // The form shows errors at its fields.
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
      <DeviceFormHost
        definition={definition}
        device={node}
        notes={Object.fromEntries(
          Object.entries(notes).map(([name, note]) => [`/settings/${name}`, note]),
        )}
        onSave={save}
      />
    </div>
  )
}
