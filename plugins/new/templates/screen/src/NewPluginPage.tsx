import { QueryView, useCall } from '@airshed/console-kit'
import { listOrganizations } from '@airshed/console-kit/calls'
import { EmptyState, PageHeader, type ScreenProps } from '@airshed/kit'
import type { NewPluginParams } from './params.ts'

/** The organizations of the caller, in every loading state. */
export default function NewPluginPage({ intl }: ScreenProps<NewPluginParams>) {
  const organizations = useCall(listOrganizations)
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <div>
      <PageHeader title={text('title')} />
      <QueryView
        query={organizations}
        errorTitle={text('error')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState title={text('empty')} />}
      >
        {({ data }) => (
          <ul>
            {data.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  )
}
