import {
  dashboardDifferences,
  documentOf,
  errorText,
  useDashboard,
  useDashboardVersion,
  useRestoreDashboard,
  type DashboardDocument,
} from '@airshed/console-kit'
import { Button, Skeleton } from '@airshed/kit'
import { useMemo } from 'react'
import { changeWords, type ChangeWords } from '../edit/changeWords.ts'
import { documentWords } from './documentWords.ts'
import { SettingChanges } from './SettingChanges.tsx'
import { useSettingNames } from './useSettingNames.ts'

export interface VersionDetailProps {
  dashboardId: string
  version: number
  currentVersion: number
  canRestore: boolean
  reader: ChangeWords
  onRestored: () => void
}

/** What restoring a version would change in the current dashboard, and the button for it. */
export function VersionDetail(props: VersionDetailProps) {
  const { dashboardId, version, currentVersion, canRestore, reader, onRestored } = props
  const { intl } = reader
  const { data: detail, error } = useDashboardVersion(dashboardId, version)
  const { data: dashboard } = useDashboard(dashboardId)
  const { mutate, isPending } = useRestoreDashboard()
  if (error !== null) return <p role="alert">{errorText(error, intl)}</p>
  if (detail === undefined || dashboard === undefined) return <Skeleton height={64} />
  const before = documentOf(dashboard)
  const isSame = dashboardDifferences(before, detail.document).length === 0
  return (
    <div className="dashboard-version-detail">
      <p>{intl.formatMessage({ id: isSame ? 'versions.same' : 'versions.wouldDo' })}</p>
      <Comparison before={before} after={detail.document} reader={reader} />
      {canRestore && !isSame ? (
        <Button
          size="small"
          text={intl.formatMessage({ id: 'versions.restore' })}
          loading={isPending}
          onClick={() =>
            mutate({ id: dashboardId, version, currentVersion }, { onSuccess: onRestored })
          }
        />
      ) : null}
    </div>
  )
}

interface ComparisonProps {
  before: DashboardDocument
  after: DashboardDocument
  reader: ChangeWords
}

/** Every change between two documents, with each setting from what to what. */
function Comparison({ before, after, reader }: ComparisonProps) {
  const { intl, registry } = reader
  const changes = useMemo(() => dashboardDifferences(before, after), [before, after])
  const widgetIn = (document: DashboardDocument, id: string | undefined) =>
    document.configuration.widgets.find((widget) => widget.id === id)
  const settings = useMemo(
    () =>
      [before, after].flatMap(({ configuration }) =>
        configuration.widgets
          .filter(({ id }) => changes.some((one) => isConfigured(one) && one.widget_id === id))
          .map(({ type, config }) => ({
            config,
            uiSchema: registry.widgets.get(type)?.uiSchema,
          })),
      ),
    [before, after, changes, registry],
  )
  const nameOf = useSettingNames(settings)
  return (
    <ul>
      {changes.map((change) => {
        const [was, is] = [widgetIn(before, change.widget_id), widgetIn(after, change.widget_id)]
        const fromTo = documentWords(change, before, after, intl)
        return (
          <li key={`${change.kind} ${change.widget_id}`}>
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
          </li>
        )
      })}
    </ul>
  )
}

const isConfigured = ({ kind }: { kind: string }): boolean => kind === 'widget-configured'
