import { PlaceLink, useSession } from '@airshed/kit'
import type { AbsentScreen } from '@airshed/schemas'
import { EmptyState } from '@airshed/ui'
import { useAppText } from '../messages/appMessages.ts'
import { usePageTitle } from '../routes/usePageTitle.ts'

export interface AbsentPageProps {
  absent: AbsentScreen
}

/** Replaces a page whose plugin is not in use: explains why, with a link for administrators to change it. */
export function AbsentPage({ absent }: AbsentPageProps) {
  const text = useAppText()
  const { slug, organizations, can } = useSession()
  const { plugin_id: plugin, organization_id: id, reason } = absent
  const title = text(`app.absent.${reason}.title`)
  usePageTitle(title)
  const organization = organizations.find((one) => one.id === id)?.name ?? id
  const query = new URLSearchParams({ plugin, ...(slug === 'all' ? { organization: id } : {}) })
  const isThere = reason !== 'removed'
  return (
    <div className="app-center">
      <EmptyState
        title={<h1>{title}</h1>}
        text={text(`app.absent.${reason}.text`, { plugin, organization })}
        action={
          can('manage_organizations', id) ? (
            <PlaceLink to={isThere ? `plugins?${query.toString()}` : 'plugins'}>
              {text(isThere ? 'app.absent.look' : 'app.absent.search')}
            </PlaceLink>
          ) : undefined
        }
      />
    </div>
  )
}
