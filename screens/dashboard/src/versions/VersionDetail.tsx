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
import type { ChangeText } from '../edit/changeText.ts'
import { ChangeDetail } from './ChangeDetail.tsx'
import { changedSettings } from './changedSettings.ts'
import { useSettingNames } from './useSettingNames.ts'

export interface VersionDetailProps {
  dashboardId: string
  version: number
  currentVersion: number
  canRestore: boolean
  reader: ChangeText
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
  reader: ChangeText
}

/** Every change between two documents, with each setting from what to what. */
function Comparison({ before, after, reader }: ComparisonProps) {
  const { registry } = reader
  const changes = useMemo(() => dashboardDifferences(before, after), [before, after])
  const settings = useMemo(
    () => changedSettings([before, after], changes, registry),
    [before, after, changes, registry],
  )
  const nameOf = useSettingNames(settings)
  return (
    <ul>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.widget_id}`}>
          <ChangeDetail {...{ change, before, after, reader, nameOf }} />
        </li>
      ))}
    </ul>
  )
}
