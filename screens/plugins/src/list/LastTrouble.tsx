import { usePluginEvents, type PluginSummary } from '@airshed/console-kit'
import { RelativeTime, useSession, type PluginIntl } from '@airshed/kit'
import { lastTrouble } from '../rules/lastTrouble.ts'

export interface LastTroubleProps {
  plugin: PluginSummary
  now: number
  intl: PluginIntl
}

/** Recent problems of the version in use; nothing if there are none. */
export function LastTrouble({ plugin, now, intl }: LastTroubleProps) {
  const { user } = useSession()
  const { id, organization_id: organizationId, current_version: current } = plugin
  const { data } = usePluginEvents({ id, organizationId })
  const trouble = lastTrouble(data?.data ?? [], current, now)
  if (trouble === undefined) return null
  return (
    <p className="plugins-bad" title={trouble.detail}>
      {intl.formatMessage({ id: `trouble.${trouble.kind}` })}{' '}
      <RelativeTime at={trouble.time} now={now} timezone={user.timezone} />
    </p>
  )
}
