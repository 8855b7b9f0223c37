import { PageSection, QueryView, useCall, useChange, useConfirmed } from '@airshed/console-kit'
import { endMySession, endMySessions, listMySessions } from '@airshed/console-kit/calls'
import { Button, useNow } from '@airshed/kit'
import type { PartProps } from '../about/AboutPart.tsx'
import { SessionItem } from './SessionItem.tsx'
import { sessionName } from './sessionText.ts'
import './sessions.css'

/** How often ages are redrawn, and the list is refetched while it is viewed. */
const TICK_MS = 30_000

/** Every active session of the reader, with actions to end them. */
export function SessionList({ intl }: PartProps) {
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const sessions = useCall(listMySessions, undefined, { askAgainMs: () => TICK_MS })
  const end = useChange(endMySession, { success: text('session.ended'), isShown: () => false })
  const endAll = useChange(endMySessions, { success: text('sessions.ended'), isShown: () => false })
  const { start, dialog } = useConfirmed('sessions')
  const others = sessions.data?.data.filter((one) => !one.is_current) ?? []
  const askAll = (keepsCurrent: boolean): void => {
    const id = keepsCurrent ? 'sessions.others' : 'sessions.all'
    start({
      confirm: { title: text(`${id}.title`), text: text(`${id}.text`), confirmLabel: text(id) },
      run: () => endAll.mutateAsync({ query: { keep_current: keepsCurrent } }),
    })
  }
  return (
    <PageSection
      title={text('sessions.title')}
      lead={text('sessions.lead')}
      actions={
        <span className="profile-sessions-actions">
          <Button
            text={text('sessions.others')}
            disabled={others.length === 0}
            onClick={() => askAll(true)}
          />
          <Button intent="danger" text={text('sessions.all')} onClick={() => askAll(false)} />
        </span>
      }
    >
      <QueryView query={sessions} errorTitle={text('sessions.error')} skeletonHeightPx={120}>
        {({ data }) => (
          <ul className="profile-sessions" aria-label={text('sessions.title')}>
            {data.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                nowMs={nowMs}
                intl={intl}
                onEnd={() =>
                  start({
                    confirm: {
                      title: text('session.end.title'),
                      text: intl.formatMessage(
                        { id: 'session.end.text' },
                        { session: sessionName(session, intl) },
                      ),
                      confirmLabel: text('session.end'),
                    },
                    run: () => end.mutateAsync({ params: { id: session.id } }),
                  })
                }
              />
            ))}
          </ul>
        )}
      </QueryView>
      {dialog}
    </PageSection>
  )
}
