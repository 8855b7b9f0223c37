import { Callout, ListPage, useCallRows, useListState, type Mail } from '@airshed/console-kit'
import { listMails } from '@airshed/console-kit/calls'
import { MAIL_STATES } from '@airshed/console-kit/define'
import { EmptyState, NamedIcon, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { useMemo } from 'react'
import { MailMessage } from '../message/MailMessage.tsx'
import { askAgainMs } from '../rules/askAgain.ts'
import { offeredTemplates, templateText } from '../rules/templateText.ts'
import { outboxColumns } from './outboxColumns.tsx'
import { OUTBOX_LIST, type OutboxParams } from './params.ts'
import { useOutboxActions } from './useOutboxActions.tsx'
import './outbox.css'

/** How often ages are redrawn. */
const TICK_MS = 10_000

/** The messages of the organization, and their delivery states. */
export default function OutboxPage({ params, setParams, intl }: ScreenProps<OutboxParams>) {
  const { organization, organizations, config } = useSession()
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(OUTBOX_LIST, { params, setParams })
  const rows = useCallRows(listMails, state.query, { askAgainMs })
  const rowActions = useOutboxActions(intl)
  const columns = useMemo(() => {
    const nameOf = (id: string | null) => organizations.find((one) => one.id === id)?.name ?? ''
    return outboxColumns({ intl, nowMs, organizationName: organization === null ? nameOf : null })
  }, [intl, nowMs, organization, organizations])
  const shown: readonly Mail[] = rows.query.data ?? []
  const templates = offeredTemplates(
    ...shown.map(({ template }) => template),
    state.query.filters.template,
  )
  const message = ({ id }: Mail) => <MailMessage id={id} intl={intl} />
  return (
    <ListPage
      name="outbox"
      title={text('title')}
      note={text('note')}
      lead={
        config.is_mail_sent === true ? undefined : (
          <Callout className="outbox-no-server" intent="warning" compact>
            {text('noServer')}
          </Callout>
        )
      }
      state={state}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ subject, recipient }) => `${subject}, ${recipient}`}
      search={text('search')}
      filters={[
        {
          name: 'state',
          label: text('column.state'),
          options: MAIL_STATES.map((value) => ({ value, label: text(`state.${value}`) })),
        },
        {
          name: 'template',
          label: text('column.kind'),
          options: templates.map((value) => ({ value, label: templateText(value, intl) })),
        },
      ]}
      expansion={message}
      rowActions={rowActions}
      exportName="outbox"
      empty={
        <EmptyState
          icon={<NamedIcon name="export" size={28} />}
          title={text('empty.title')}
          text={text('empty.text')}
        />
      }
      errorTitle={text('error')}
    />
  )
}
