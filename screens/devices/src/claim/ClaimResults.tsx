import { useClientTable } from '@airshed/console-kit'
import {
  Button,
  type Column,
  DataTable,
  NamedIcon,
  useNavigation,
  type PluginIntl,
} from '@airshed/kit'
import { useMemo } from 'react'
import type { ClaimOutcome } from './useClaim.ts'
import './claim.css'

const PAGE_SIZES = [20, 50, 100] as const

export interface ClaimResultsProps {
  outcome: ClaimOutcome
  /** Name of the organization that they were claimed for. */
  organization: string
  intl: PluginIntl
  /** Back to the form, with these serials in it. */
  onMore: (serials: readonly string[]) => void
}

/** What became of each serial of a claim, those that failed first. */
export function ClaimResults({ outcome, organization, intl, onMore }: ClaimResultsProps) {
  const { go } = useNavigation()
  const text = (id: string): string => intl.formatMessage({ id })
  const rows = useMemo(() => rowsOf(outcome), [outcome])
  const failed = rows.flatMap(({ serial, failure }) => (failure === undefined ? [] : [serial]))
  const columns = useMemo(() => claimColumns(intl, organization), [intl, organization])
  const shown = useClientTable(rows, columns, PAGE_SIZES)
  return (
    <section className="devices-claim-results" aria-label={text('claim.results')}>
      <DataTable
        label={text('claim.results')}
        columns={columns}
        rowKey={({ serial }) => serial}
        {...shown}
      />
      <div className="devices-claim-actions">
        <Button
          text={text(failed.length === 0 ? 'claim.more' : 'claim.correct')}
          onClick={() => onMore(failed)}
        />
        <Button intent="primary" text={text('claim.toList')} onClick={() => go('devices')} />
      </div>
    </section>
  )
}

interface ClaimRow {
  serial: string
  /** undefined: it is claimed. */
  failure: string | undefined
}

const rowsOf = ({ serials, failures }: ClaimOutcome): ClaimRow[] =>
  serials
    .map((serial) => ({ serial, failure: failures[serial] }))
    .toSorted((a, b) => Number(a.failure === undefined) - Number(b.failure === undefined))

const claimColumns = (intl: PluginIntl, organization: string): readonly Column<ClaimRow>[] => [
  {
    id: 'serial',
    header: intl.formatMessage({ id: 'column.serial' }),
    cell: ({ serial }: ClaimRow) => serial,
    sortValue: ({ serial }: ClaimRow) => serial,
  },
  {
    id: 'organization',
    header: intl.formatMessage({ id: 'column.organization' }),
    cell: ({ failure }: ClaimRow) => (failure === undefined ? organization : ''),
  },
  {
    id: 'result',
    header: intl.formatMessage({ id: 'claim.result' }),
    cell: ({ failure }: ClaimRow) => (
      <span className="devices-claim-result">
        <NamedIcon name={failure === undefined ? 'tick-circle' : 'warning-sign'} />
        {intl.formatMessage({ id: failure === undefined ? 'claim.claimed' : `claim.${failure}` })}
      </span>
    ),
    sortValue: ({ failure = '' }: ClaimRow) => failure,
  },
]
