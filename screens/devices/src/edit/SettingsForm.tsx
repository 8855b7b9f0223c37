import {
  localized,
  useChange,
  useFromVersion,
  type AnyDeviceFormDefinition,
} from '@airshed/console-kit'
import { editNode } from '@airshed/console-kit/calls'
import { DeviceFormHost, refusedIssues, type FieldNote } from '@airshed/console-kit/forms'
import { useSession, type Node } from '@airshed/kit'
import { useEffect, useRef, useState } from 'react'
import { changedSettings, settingsIn, untouchedSettings } from './changedSettings.ts'
import { editClashes } from './editClashes.ts'
import { withChange } from './withChange.ts'

export interface SettingsFormProps {
  definition: AnyDeviceFormDefinition
  /** With its configuration; the form takes up what others change. */
  node: Node
  /** Notes on its settings besides their values, by name. */
  notes: Readonly<Record<string, FieldNote>>
  /** Whether the form has a title, as there are several. */
  isNamed: boolean
}

/** One settings form of a device; it requests only the changed settings from the device. */
export function SettingsForm({ definition, node, notes, isNamed }: SettingsFormProps) {
  const { locale } = useSession()
  const { node_id: id } = node
  const [untouched] = useState(() => untouchedSettings(definition, node))
  const asked = useRef(untouched)
  const [newest, setNewest] = useState(node)
  const device = newest.version > node.version ? newest : node
  useEffect(() => {
    asked.current = untouchedSettings(definition, device)
  }, [definition, device])
  const fromVersion = useFromVersion(node, setNewest)
  // The form shows errors at its fields.
  const { mutateAsync: edit } = useChange(editNode, { isShown: () => false })
  const saveChanged = async (payload: Record<string, unknown>) => {
    const body = changedSettings(payload, asked.current)
    if (body === null) return []
    // As the form sends them: one that nobody knows clashes only if the user enters it.
    const shown = (device: Node): Node => ({
      ...device,
      settings: { ...device.settings, ...untouchedSettings(definition, device) },
    })
    const saving = fromVersion({
      send: (version) => edit({ params: { id }, body: { ...body, version } }),
      clashes: (base, now) => editClashes(shown(base), shown(now), body).length > 0,
      saved: (base, answer) => withChange(base, answer, body),
    })
    const issues = await refusedIssues(saving)
    if (issues.length === 0) asked.current = { ...asked.current, ...settingsIn(payload) }
    return issues
  }
  return (
    <div className="devices-settings-form">
      {isNamed ? <h3>{localized(definition.manifest.title, locale)}</h3> : null}
      <DeviceFormHost
        definition={definition}
        device={device}
        notes={Object.fromEntries(
          Object.entries(notes).map(([name, note]) => [`/settings/${name}`, note]),
        )}
        send={saveChanged}
      />
    </div>
  )
}
