import {
  Drawer,
  useDashboardVersions,
  type DashboardVersion,
  titledError,
} from '@airshed/console-kit'
import {
  Button,
  EmptyState,
  ErrorState,
  RelativeTime,
  Skeleton,
  useNow,
  useSession,
} from '@airshed/kit'
import { useState } from 'react'
import type { ChangeText } from '../edit/changeText.ts'
import { changeText } from '../edit/changeText.ts'
import { VersionDetail } from './VersionDetail.tsx'

export interface VersionsDrawerProps {
  dashboardId: string
  /** The version shown now. */
  currentVersion: number
  /** false: versions can be viewed but not restored. */
  canRestore: boolean
  reader: ChangeText
  onClose: () => void
}

/** Who changed what and when, newest first; any version can be restored. */
export default function VersionsDrawer(props: VersionsDrawerProps) {
  const { dashboardId, currentVersion, canRestore, reader, onClose } = props
  const { intl } = reader
  const { data, error, refetch } = useDashboardVersions(dashboardId)
  const [openVersion, setOpenVersion] = useState<number | null>(null)
  const content = () => {
    if (error !== null) {
      return (
        <ErrorState
          {...titledError(error, intl, intl.formatMessage({ id: 'versions.error' }))}
          onRetry={() => void refetch()}
        />
      )
    }
    if (data === undefined) return <Skeleton height={240} />
    if (data.data.length === 0) {
      return <EmptyState title={intl.formatMessage({ id: 'versions.empty' })} />
    }
    return (
      <ol className="dashboard-versions">
        {data.data.map((version) => (
          <li key={version.version} aria-current={version.version === currentVersion}>
            <VersionHead
              version={version}
              reader={reader}
              isCurrent={version.version === currentVersion}
            />
            {version.version === currentVersion ? null : (
              <Button
                variant="minimal"
                size="small"
                text={intl.formatMessage({ id: 'versions.compare' })}
                aria-expanded={openVersion === version.version}
                aria-label={intl.formatMessage(
                  { id: 'versions.compareOne' },
                  { version: version.version },
                )}
                onClick={() =>
                  setOpenVersion(openVersion === version.version ? null : version.version)
                }
              />
            )}
            {openVersion === version.version ? (
              <VersionDetail
                {...{ dashboardId, currentVersion, canRestore, reader }}
                version={version.version}
                onRestored={onClose}
              />
            ) : null}
          </li>
        ))}
      </ol>
    )
  }
  return (
    <Drawer isOpen width={400} title={intl.formatMessage({ id: 'versions' })} onClose={onClose}>
      {content()}
    </Drawer>
  )
}

interface VersionHeadProps {
  version: DashboardVersion
  reader: ChangeText
  isCurrent: boolean
}

function VersionHead({ version, reader, isCurrent }: VersionHeadProps) {
  const { intl } = reader
  const now = useNow(30_000)
  const { user } = useSession()
  const { author, created_at: at, changes, restored_from: restoredFrom } = version
  const words = changes.map((change) => changeText(change, reader))
  const what =
    restoredFrom === null
      ? words
      : [intl.formatMessage({ id: 'versions.restored' }, { version: restoredFrom })]
  return (
    <>
      <div className="dashboard-version-head">
        <strong>{author === '' ? intl.formatMessage({ id: 'versions.nobody' }) : author}</strong>
        <RelativeTime at={at} now={now} timezone={user.timezone} />
        {isCurrent ? <span>{intl.formatMessage({ id: 'versions.current' })}</span> : null}
      </div>
      <ul>
        {(what.length === 0 ? [intl.formatMessage({ id: 'versions.first' })] : what).map(
          (line, at_) => (
            <li key={`${at_} ${line}`}>{line}</li>
          ),
        )}
      </ul>
    </>
  )
}
