import { PageSection, useCall, useChange } from '@airshed/console-kit'
import { listDeletedOrganizations, restoreOrganization } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'

/** Organizations that can be restored, each with its deadline; nothing if there are none. */
export function DeletedOrganizations({ intl }: { intl: PluginIntl }) {
  const { data } = useCall(listDeletedOrganizations)
  const { mutate, isPending } = useChange(restoreOrganization, {
    success: intl.formatMessage({ id: 'restore.done' }),
  })
  const deleted = data?.data ?? []
  if (deleted.length === 0) return null
  const day = (at: number): string => intl.formatDate(at, { dateStyle: 'medium' })
  return (
    <div className="organization-restore">
      <PageSection title={intl.formatMessage({ id: 'deleted.title' })}>
        <ul className="organization-deleted">
          {deleted.map(({ id, name, deleted_at: deletedAt, removed_at: removedAt }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>{' '}
                <span className="air-muted">
                  {intl.formatMessage(
                    { id: 'deleted.when' },
                    { deleted: day(deletedAt), removed: day(removedAt) },
                  )}
                </span>
              </span>
              <Button
                size="small"
                text={intl.formatMessage({ id: 'restore' })}
                aria-label={intl.formatMessage({ id: 'restore.of' }, { name })}
                loading={isPending}
                onClick={() => mutate({ params: { id } })}
              />
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  )
}
