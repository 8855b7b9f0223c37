import {
  useAirshed,
  useListRows,
  type AuditEntry,
  type ListRows,
  type ListState,
} from '@airshed/console-kit'
import { listAudit } from '@airshed/console-kit/calls'
import { nextDay, startOfDay } from '../rules/startOfDay.ts'
import type { AuditFilters } from './params.ts'

/** Entries per request. */
const SIZE = 50

export interface AuditRowsOptions {
  /** undefined: the log of all organizations that the reader manages. */
  organizationId: string | undefined
  /** Zone in which days begin, IANA. */
  timezone: string
}

/** The entries of the log that match the search and filters. */
export function useAuditRows(
  { query }: Pick<ListState<AuditFilters>, 'query'>,
  { organizationId, timezone }: AuditRowsOptions,
): ListRows<AuditEntry> {
  const { api } = useAirshed()
  return useListRows<AuditEntry, AuditFilters>({
    queryKey: ['audit', 'list', organizationId, timezone],
    query,
    load: ({ search, filters: { from, to, ...filters }, cursor, sort }, signal) => {
      const begins = startOfDay(from ?? '', timezone)
      const ends = startOfDay(nextDay(to ?? ''), timezone)
      return api.call(
        listAudit,
        {
          query: {
            ...filters,
            ...(organizationId === undefined ? {} : { organization_id: organizationId }),
            ...(begins === null ? {} : { from: begins }),
            ...(ends === null ? {} : { to: ends }),
            ...(search === '' ? {} : { search }),
            ...(cursor === null ? {} : { cursor }),
            sort: sort === 'time' ? 'time' : '-time',
            size: SIZE,
            total: 'bounded',
          },
        },
        { signal },
      )
    },
  })
}
