import { ApiError, NoRights, QueryView, useCall } from '@airshed/console-kit'
import { getAlertTemplate } from '@airshed/console-kit/calls'
import type { ScreenProps } from '@airshed/kit'
import { useState } from 'react'
import type { EditParams } from './editParams.ts'
import { EditTemplate } from './EditTemplate.tsx'
import { textOf } from './textOf.ts'

/** The configuration of an alert template. */
export default function EditTemplatePage({ params: { id }, intl }: ScreenProps<EditParams>) {
  const text = textOf(intl)
  const query = useCall(getAlertTemplate, { params: { id } })
  /** How often the reader accepted the version of somebody else: the form restarts from it. */
  const [taken, setTaken] = useState(0)
  return (
    <QueryView query={query} errorTitle={text('template.error')} skeletonHeightPx={480}>
      {(template) =>
        template.actions.includes('modify') ? (
          <EditTemplate
            key={`${template['_id']}/${taken}`}
            template={template}
            isGone={query.error instanceof ApiError && query.error.status === 404}
            onTaken={() => void query.refetch().then(() => setTaken(taken + 1))}
            intl={intl}
          />
        ) : (
          <NoRights
            permission="manage_devices"
            organizationId={template.organization_id}
            title={text('template.noRights')}
            text={text('edit.noRights.text')}
          />
        )
      }
    </QueryView>
  )
}
