import { type DashboardChange, type DashboardDocument } from '@airshed/console-kit'
import { changeWords, type ChangeWords } from '../edit/changeWords.ts'
import { isConfigured, widgetIn } from './changedSettings.ts'
import { documentWords } from './documentWords.ts'
import { SettingChanges } from './SettingChanges.tsx'

export interface ChangeDetailProps {
  change: DashboardChange
  before: DashboardDocument
  after: DashboardDocument
  reader: ChangeWords
  /** Names of devices and parameters in settings. */
  nameOf: (id: string) => string | undefined
}

/** One change between two documents: what was changed, and from what to what. */
export function ChangeDetail({ change, before, after, reader, nameOf }: ChangeDetailProps) {
  const { intl, registry } = reader
  const [was, is] = [widgetIn(before, change.widget_id), widgetIn(after, change.widget_id)]
  const fromTo = documentWords(change, before, after, intl)
  return (
    <>
      {changeWords(change, reader)}
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
