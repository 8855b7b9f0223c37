import { ApiError, NoRights, QueryView, useCall } from '@airshed/console-kit'
import { getAlert } from '@airshed/console-kit/calls'
import { EmptyState, PlaceLink, type ScreenProps } from '@airshed/kit'
import { useState } from 'react'
import { EditAlert } from './EditAlert.tsx'
import type { EditParams } from './editParams.ts'
import { textOf } from './textOf.ts'

/** The configuration of an alert. */
export default function EditAlertPage({ params: { id }, intl }: ScreenProps<EditParams>) {
  const text = textOf(intl)
  const query = useCall(getAlert, { params: { id } })
  /** How often the reader accepted the version of somebody else: the form restarts from it. */
  const [taken, setTaken] = useState(0)
  return (
    <QueryView query={query} errorTitle={text('edit.error')} skeletonHeightPx={480}>
      {(alert) =>
        alert.template !== undefined ? (
          <EmptyState
            title={text('edit.ofTemplate', { name: alert.name })}
            text={text('details.template.text')}
            action={
              <PlaceLink to={`alerts/templates/${encodeURIComponent(alert.template['_id'])}`}>
                {alert.template.name}
              </PlaceLink>
            }
          />
        ) : alert.actions.includes('modify') ? (
          <EditAlert
            key={`${alert['_id']}/${taken}`}
            alert={alert}
            isGone={query.error instanceof ApiError && query.error.status === 404}
            onTaken={() => void query.refetch().then(() => setTaken(taken + 1))}
            intl={intl}
          />
        ) : (
          <NoRights
            permission="manage_devices"
            organizationId={alert.organization_id}
            title={text('edit.noRights')}
            text={text('edit.noRights.text')}
          />
        )
      }
    </QueryView>
  )
}
