import {
  dashboardDifferences,
  documentOf,
  errorText,
  useDashboard,
  useDashboardVersion,
  useRestoreDashboard,
} from '@airshed/console-kit'
import { Button, Skeleton } from '@airshed/kit'
import { changeWords, type ChangeWords } from '../edit/changeWords.ts'

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
  const changes = dashboardDifferences(documentOf(dashboard), detail.document)
  return (
    <div className="dashboard-version-detail">
      <p>
        {intl.formatMessage({
          id: changes.length === 0 ? 'versions.same' : 'versions.wouldDo',
        })}
      </p>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.widget_id}`}>{changeWords(change, reader)}</li>
        ))}
      </ul>
      {canRestore && changes.length > 0 ? (
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
