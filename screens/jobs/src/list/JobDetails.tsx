import type { Job } from '@airshed/console-kit'
import { timeFormat, useSession, type PluginIntl } from '@airshed/kit'

export interface JobDetailsProps {
  job: Job
  intl: PluginIntl
}

/** Why a job failed, whom it is for, and its ids in logs. */
export function JobDetails({ job, intl }: JobDetailsProps) {
  const { organizations, locale } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  const format = timeFormat(locale.replace('_', '-'), intl.timeZone ?? 'UTC')
  const time = (at: number | null) => (at === null ? null : format.exact(at))
  const organization = organizations.find(({ id }) => id === job.organization_id)?.name
  const facts: readonly (readonly [name: string, words: string | null])[] = [
    ['reason', job.reason],
    ['unknown', job.is_known ? null : text('detail.unknown.text')],
    ['kind', job.kind],
    ['id', job.id],
    ['key', job.key],
    ['organization', organization ?? job.organization_id],
    ['addedBy', job.added_by ?? text('detail.addedBy.server')],
    ['added', time(job.added_at)],
    ['due', job.state === 'waiting' ? time(job.due_at) : null],
    ['started', time(job.started_at)],
    ['finished', time(job.finished_at)],
  ]
  return (
    <dl className="jobs-details">
      {facts.map(([name, words]) =>
        words === null ? null : (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{text(`detail.${name}`)}</dt>
            <dd>{words}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
