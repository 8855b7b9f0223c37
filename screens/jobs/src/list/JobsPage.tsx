import { ListPage, useCallRows, useListState, type Job } from '@airshed/console-kit'
import { listJobs } from '@airshed/console-kit/calls'
import { JOB_STATES } from '@airshed/console-kit/define'
import { EmptyState, NamedIcon, useNow, type ScreenProps } from '@airshed/kit'
import { useMemo } from 'react'
import { QueueStrip } from '../queues/QueueStrip.tsx'
import { askJobsAgainMs } from '../rules/askAgain.ts'
import { filterNames } from '../rules/filterNames.ts'
import { kindText, NAMED_KINDS } from '../rules/kindText.ts'
import { jobColumns } from './jobColumns.tsx'
import { JobDetails } from './JobDetails.tsx'
import { JOB_LIST, type JobsParams } from './params.ts'
import { useJobActions } from './useJobActions.tsx'
import './jobs.css'

/** How often ages are redrawn. */
const TICK_MS = 10_000
const QUEUES = ['default', 'mail']

/** The background work of the server, for its administrators. */
export default function JobsPage({ params, setParams, intl }: ScreenProps<JobsParams>) {
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(JOB_LIST, { params, setParams })
  const { filters } = state.query
  const rows = useCallRows(listJobs, state.query, {
    askAgainMs: (jobs) => askJobsAgainMs(jobs, nowMs),
  })
  const rowActions = useJobActions(intl)
  const columns = useMemo(() => jobColumns({ intl, nowMs }), [intl, nowMs])
  const shown: readonly Job[] = rows.query.data ?? []
  const queues = filterNames(...QUEUES, ...shown.map(({ queue }) => queue), filters.queue)
  const kinds = filterNames(...NAMED_KINDS, ...shown.map(({ kind }) => kind), filters.kind)
  const details = (job: Job) => <JobDetails job={job} intl={intl} />
  return (
    <ListPage
      name="jobs"
      title={text('title')}
      note={text('note')}
      lead={<QueueStrip intl={intl} nowMs={nowMs} />}
      state={state}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ kind }) => kindText(kind, intl)}
      search={text('search')}
      filters={[
        {
          name: 'state',
          label: text('column.state'),
          options: JOB_STATES.map((value) => ({ value, label: text(`state.${value}`) })),
        },
        {
          name: 'queue',
          label: text('column.queue'),
          options: queues.map((value) => ({ value, label: value })),
        },
        {
          name: 'kind',
          label: text('column.kind'),
          options: kinds.map((value) => ({ value, label: kindText(value, intl) })),
        },
      ]}
      expansion={details}
      rowActions={rowActions}
      exportName="jobs"
      empty={
        <EmptyState
          icon={<NamedIcon name="timeline-events" size={28} />}
          title={text('empty.title')}
          text={text('empty.text')}
        />
      }
      errorTitle={text('error')}
    />
  )
}
