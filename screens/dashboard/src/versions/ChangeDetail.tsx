import { type DashboardChange, type DashboardDocument } from '@airshed/console-kit'
import { changeText, type ChangeText } from '../edit/changeText.ts'
import { isConfigured, widgetIn } from './changedSettings.ts'
import { documentText } from './documentText.ts'
import { SettingChanges } from './SettingChanges.tsx'

export interface ChangeDetailProps {
  change: DashboardChange
  before: DashboardDocument
  after: DashboardDocument
  reader: ChangeText
  /** Names of devices and parameters in settings. */
  nameOf: (id: string) => string | undefined
}

/** One change between two documents: what was changed, and from what to what. */
export function ChangeDetail({ change, before, after, reader, nameOf }: ChangeDetailProps) {
  const { intl, registry } = reader
  const [was, is] = [widgetIn(before, change.widget_id), widgetIn(after, change.widget_id)]
  const fromTo = documentText(change, before, after, intl)
  return (
    <>
      {changeText(change, reader)}
      {fromTo === null ? null : (
        <ul>
          <li>{fromTo}</li>
        </ul>
      )}
      {isConfigured(change) && was !== undefined && is !== undefined ? (
        <SettingChanges
          before={was}
          after={is}
          definition={registry.widgets.get(is.type)}
          reader={{ intl, nameOf }}
        />
      ) : null}
    </>
  )
}
