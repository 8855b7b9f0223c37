import {
  ListPage,
  useCallRows,
  useListState,
  type Webhook,
  useShownOrganizations,
} from '@airshed/console-kit'
import { listWebhooks } from '@airshed/console-kit/calls'
import { Button, EmptyState, NamedIcon, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { askWebhooksAgainMs } from '../askAgain.ts'
import { SecretDialog } from '../edit/SecretDialog.tsx'
import { WebhookDialog } from '../edit/WebhookDialog.tsx'
import { TestDialog } from '../deliveries/TestDialog.tsx'
import { textOf } from '../textOf.ts'
import { VerifyDialog } from '../verify/VerifyDialog.tsx'
import { WEBHOOK_LIST, type WebhooksParams } from './params.ts'
import { useWebhookActions } from './useWebhookActions.tsx'
import { webhookColumns } from './webhookColumns.tsx'
import { WebhookDetails } from './WebhookDetails.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** The addresses to which events of an organization are sent. */
export default function WebhooksPage({ params, setParams, intl }: ScreenProps<WebhooksParams>) {
  const { can } = useSession()
  const shown = useShownOrganizations()
  const nowMs = useNow(TICK_MS)
  const text = textOf(intl)
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [tested, setTested] = useState<Webhook | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [isVerifying, setVerifying] = useState(false)
  const state = useListState(WEBHOOK_LIST, { params, setParams })
  const rows = useCallRows(listWebhooks, state.query, { askAgainMs: askWebhooksAgainMs })
  const rowActions = useWebhookActions({
    intl,
    onEdit: setEdited,
    onTest: setTested,
    onSecret: setSecret,
  })
  const columns = useMemo(
    () =>
      webhookColumns({
        intl,
        nowMs,
        organizations: shown,
      }),
    [intl, nowMs, shown],
  )
  const details = (webhook: Webhook) => <WebhookDetails webhook={webhook} intl={intl} />
  const create = can('manage_tokens') ? (
    <Button intent="primary" text={text('create')} onClick={() => setEdited('new')} />
  ) : undefined
  return (
    <>
      <ListPage
        name="webhooks"
        title={text('title')}
        note={text('note')}
        actions={
          <>
            <Button text={text('verify')} onClick={() => setVerifying(true)} />
            {create}
          </>
        }
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ url }) => url}
        search={text('search')}
        expansion={details}
        rowActions={rowActions}
        exportName="webhooks"
        empty={
          <EmptyState
            icon={<NamedIcon name="globe-network" size={28} />}
            title={text('empty.title')}
            text={text('empty.text')}
            action={create}
          />
        }
        errorTitle={text('error')}
      />
      {edited === null ? null : (
        <WebhookDialog
          edited={edited === 'new' ? null : edited}
          intl={intl}
          onSecret={setSecret}
          onClose={() => setEdited(null)}
        />
      )}
      {tested === null ? null : (
        <TestDialog webhook={tested} intl={intl} onClose={() => setTested(null)} />
      )}
      {secret === null ? null : (
        <SecretDialog secret={secret} intl={intl} onClose={() => setSecret(null)} />
      )}
      {isVerifying ? <VerifyDialog intl={intl} onClose={() => setVerifying(false)} /> : null}
    </>
  )
}
