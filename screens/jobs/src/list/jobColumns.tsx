import { timeColumn, type Job, type ListColumn } from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'
import { kindText } from '../rules/kindText.ts'
import { JobProgress } from './JobProgress.tsx'

const LOOKS = {
  waiting: 'idle',
  running: 'activated',
  done: 'completed',
  failed: 'failed',
  cancelled: 'deactivated',
} as const

export interface JobColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
}

/** Columns of the list, the state first. */
export function jobColumns({ intl, nowMs }: JobColumnsOptions): readonly ListColumn<Job>[] {
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values)
  const time = (
    id: string,
    at: (job: Job) => number | null,
    options: Partial<ListColumn<Job>> = {},
  ): ListColumn<Job> =>
    timeColumn({
      id,
      header: text(`column.${id}`),
      widthPx: 120,
      narrow: 'hidden',
      at,
      nowMs,
      timeZone: intl.timeZone,
      none: null,
      ...options,
    })
  const attempts = ({ attempt, max_attempts: most }: Job): string =>
    text('attempts', { attempt, most })
  return [
    {
      id: 'state',
      header: text('column.state'),
      widthPx: 124,
      narrow: 'badge',
      cell: ({ state }) => <StatusTag status={LOOKS[state]} label={text(`state.${state}`)} />,
      value: ({ state }) => text(`state.${state}`),
    },
    {
      id: 'kind',
      header: text('column.kind'),
      widthPx: 200,
      grow: 2,
      isTitle: true,
      cell: ({ kind }) => kindText(kind, intl),
      value: ({ kind }) => kind,
    },
    {
      id: 'queue',
      header: text('column.queue'),
      widthPx: 100,
      cell: ({ queue }) => queue,
      value: ({ queue }) => queue,
    },
    {
      id: 'attempts',
      header: text('column.attempts'),
      widthPx: 104,
      align: 'end',
      narrow: 'hidden',
      cell: attempts,
      value: attempts,
    },
    {
      id: 'progress',
      header: text('column.progress'),
      widthPx: 180,
      grow: 1,
      cell: (job) => <JobProgress job={job} intl={intl} />,
    },
    time('created', ({ added_at: at }) => at, { isSortable: true, narrow: 'line' }),
    time('due', ({ state, due_at: at }) => (state === 'waiting' ? at : null)),
    time('started', ({ started_at: at }) => at, { isHiddenAtFirst: true }),
    time('finished', ({ finished_at: at }) => at, { isSortable: true }),
  ]
}
