import { ListPage, useCallRows, useListState, useShownOrganizations } from '@airshed/console-kit'
import { listAlertTemplates } from '@airshed/console-kit/calls'
import {
  Button,
  EmptyState,
  NamedIcon,
  PlaceLink,
  useNavigation,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { useMemo } from 'react'
import { textOf } from '../edit/textOf.ts'
import { TEMPLATE_LIST, type TemplatesParams } from './params.ts'
import { templateColumns } from './templateColumns.tsx'
import { useTemplateActions } from './useTemplateActions.tsx'

/** Templates, each of which makes an alert for each device of a type or with a tag. */
export default function TemplatesPage({ params, setParams, intl }: ScreenProps<TemplatesParams>) {
  const { can } = useSession()
  const { go } = useNavigation()
  const shown = useShownOrganizations()
  const text = textOf(intl)
  const state = useListState(TEMPLATE_LIST, { params, setParams })
  const rows = useCallRows(listAlertTemplates, state.query)
  const rowActions = useTemplateActions(intl)
  const columns = useMemo(() => templateColumns({ intl, organizations: shown }), [intl, shown])
  const create = can('manage_devices') ? (
    <Button
      intent="primary"
      text={text('templates.create')}
      onClick={() => go('alerts/templates/create')}
    />
  ) : undefined
  return (
    <ListPage
      name="alert-templates"
      title={text('templates.title')}
      note={<PlaceLink to="alerts">{text('maintenance.back')}</PlaceLink>}
      state={state}
      rows={rows}
      columns={columns}
      rowKey={({ _id }) => _id}
      rowName={({ name }) => name}
      hrefOf={({ _id, actions }) =>
        actions.includes('modify') ? `alerts/templates/${encodeURIComponent(_id)}` : null
      }
      actions={create}
      search={text('templates.search')}
      rowActions={rowActions}
      exportName="alert-templates"
      empty={
        <EmptyState
          icon={<NamedIcon name="layers" size={28} />}
          title={text('templates.empty.title')}
          text={text('templates.empty.text')}
          action={create}
        />
      }
      errorTitle={text('templates.error')}
    />
  )
}
