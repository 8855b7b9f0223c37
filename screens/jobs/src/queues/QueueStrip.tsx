import { QueryView, useCall, type JobQueue } from '@airshed/console-kit'
import { listJobQueues } from '@airshed/console-kit/calls'
import { RelativeTime, StatusTag, type PluginIntl } from '@airshed/kit'
import { askQueuesAgainMs } from '../rules/askAgain.ts'
import { lateSince } from '../rules/lateSince.ts'
import './queues.css'

const HEIGHT_PX = 62

export interface QueueStripProps {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
}

/** The queues of the server: how many jobs wait, run and have failed in each, and which queues are late. */
export function QueueStrip({ intl, nowMs }: QueueStripProps) {
  const query = useCall(
    listJobQueues,
    {},
    { askAgainMs: (answer) => askQueuesAgainMs(answer?.data ?? []) },
  )
  return (
    <QueryView
      query={query}
      errorTitle={intl.formatMessage({ id: 'queues.error' })}
      skeletonHeightPx={HEIGHT_PX}
      // The list shows that.
      noRights={<></>}
    >
      {({ data: queues }) =>
        queues.length === 0 ? null : (
          <ul className="jobs-queues" aria-label={intl.formatMessage({ id: 'queues' })}>
            {queues.map((queue) => (
              <li key={queue.queue}>
                <Queue queue={queue} intl={intl} nowMs={nowMs} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}

function Queue({ queue, intl, nowMs }: QueueStripProps & { queue: JobQueue }) {
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values)
  const late = lateSince(queue, nowMs)
  const { waiting_unknown: unknown, failed } = queue
  return (
    <>
      <div className="jobs-queue-head">
        <h2>{queue.queue}</h2>
        {late === null ? null : (
          <span className="jobs-queue-trouble">
            <StatusTag status="error" label={text('queue.late')} />
            <RelativeTime at={late} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
          </span>
        )}
        {unknown === 0 ? null : (
          <span className="jobs-queue-trouble">{text('queue.unknown', { count: unknown })}</span>
        )}
      </div>
      <dl>
        {(['waiting', 'running', 'failed'] as const).map((name) => (
          <div key={name}>
            <dd>{intl.formatNumber(queue[name])}</dd>
            <dt>
              {name === 'failed' && failed > 0 ? (
                <StatusTag status="failed" label={text('queue.failed')} />
              ) : (
                text(`queue.${name}`)
              )}
            </dt>
          </div>
        ))}
      </dl>
    </>
  )
}
