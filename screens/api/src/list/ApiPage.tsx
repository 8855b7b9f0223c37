import {
  ListPage,
  useCallRows,
  useListState,
  type ApiToken,
  useShownOrganizations,
} from '@airshed/console-kit'
import { listTokens } from '@airshed/console-kit/calls'
import {
  Button,
  EmptyState,
  NamedIcon,
  PlaceLink,
  useNow,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { useCallback, useMemo, useState } from 'react'
import { CreateTokenDialog } from '../create/CreateTokenDialog.tsx'
import { tokenOrganizations } from '../create/tokenOrganizations.ts'
import { TokenDetails } from '../details/TokenDetails.tsx'
import { TOKEN_LIST, type ApiParams } from './params.ts'
import { tokenColumns } from './tokenColumns.tsx'
import { useTokenActions } from './useTokenActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** The API tokens of an organization: their owners, their use, and creating new ones. */
export default function ApiPage({ params, setParams, intl }: ScreenProps<ApiParams>) {
  const { user, organization, organizations } = useSession()
  const shown = useShownOrganizations()
  const nowMs = useNow(TICK_MS)
  const [isCreating, setCreating] = useState(false)
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const state = useListState(TOKEN_LIST, { params, setParams })
  const rows = useCallRows(listTokens, state.query)
  const rowActions = useTokenActions(intl)
  const details = useCallback((token: ApiToken) => <TokenDetails {...{ token, intl }} />, [intl])
  const columns = useMemo(
    () =>
      tokenColumns({
        intl,
        nowMs,
        organizations: shown,
      }),
    [intl, nowMs, shown],
  )
  const choices = tokenOrganizations(
    organization === null ? organizations : [organization],
    user.permissions,
  )
  const isActing = user.access_context !== null
  const create =
    choices.length === 0 || isActing ? undefined : (
      <Button intent="primary" text={text('create')} onClick={() => setCreating(true)} />
    )
  const actions = (
    <>
      <PlaceLink to="api/examples">{text('examples.title')}</PlaceLink>
      {create}
    </>
  )
  return (
    <>
      <ListPage
        name="tokens"
        title={text('title')}
        note={text(isActing ? 'note.acting' : 'note')}
        actions={actions}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ name, ownerName }) => text('row', { name, owner: ownerName })}
        search={text('search')}
        rowActions={rowActions}
        expansion={details}
        exportName="api-tokens"
        empty={
          <EmptyState
            icon={<NamedIcon name="key" size={28} />}
            title={text('empty.title')}
            text={text('empty.text')}
            action={actions}
          />
        }
        errorTitle={text('error')}
      />
      {isCreating ? (
        <CreateTokenDialog intl={intl} choices={choices} onClose={() => setCreating(false)} />
      ) : null}
    </>
  )
}
