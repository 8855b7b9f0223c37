import { CopyButton, LeaveGuard, useClientTable, useLeave } from '@airshed/console-kit'
import {
  Button,
  type Column,
  DataTable,
  NamedIcon,
  useNavigation,
  type PluginIntl,
} from '@airshed/kit'
import { useMemo, useState } from 'react'
import { ClaimedKeys } from './ClaimedKeys.tsx'
import type { ClaimOutcome } from './useClaim.ts'
import './claim.css'

const PAGE_SIZES = [20, 50, 100] as const

export interface ClaimResultsProps {
  outcome: ClaimOutcome
  /** Name of the organization they were claimed for. */
  organization: string
  intl: PluginIntl
  /** Returns to the form, with these serials in it. */
  onMore: (serials: readonly string[]) => void
}

/** The outcome for each serial of a claim, failures first, with the generated keys. */
export function ClaimResults({ outcome, organization, intl, onMore }: ClaimResultsProps) {
  const { go } = useNavigation()
  const text = (id: string): string => intl.formatMessage({ id })
  const rows = useMemo(() => rowsOf(outcome), [outcome])
  const failed = rows.flatMap(({ serial, failure }) => (failure === undefined ? [] : [serial]))
  const [areSaved, setSaved] = useState(false)
  const leave = useLeave()
  const { keys } = outcome
  const hasKeys = keys !== undefined && Object.keys(keys).length > 0
  const isLosing = hasKeys && !areSaved
  const question = {
    title: text('claim.keys.leave.title'),
    text: text('claim.keys.leave.text'),
    confirmLabel: text('claim.keys.leave'),
  }
  const columns = useMemo(
    () => [...claimColumns(intl, organization), ...(hasKeys ? [keyColumn(intl)] : [])],
    [intl, organization, hasKeys],
  )
  const shown = useClientTable(rows, columns, PAGE_SIZES)
  return (
    <section className="devices-claim-results" aria-label={text('claim.results')}>
      <LeaveGuard isChanged={isLosing} question={question} />
      {keys === undefined ? null : (
        <ClaimedKeys keys={keys} intl={intl} onSaved={() => setSaved(true)} />
      )}
      <DataTable
        label={text('claim.results')}
        columns={columns}
        rowKey={({ serial }) => serial}
        {...shown}
      />
      <div className="devices-claim-actions">
        <Button
          text={text(failed.length === 0 ? 'claim.more' : 'claim.correct')}
          onClick={() => leave(() => onMore(failed))}
        />
        <Button
          intent="primary"
          text={text('claim.toList')}
          onClick={() => leave(() => go('devices'))}
        />
      </div>
    </section>
  )
}

interface ClaimRow {
  serial: string
  /** undefined: it was claimed. */
  failure: string | undefined
  /** undefined: no key was generated. */
  key: string | undefined
}

const rowsOf = ({ serials, failures, keys = {} }: ClaimOutcome): ClaimRow[] =>
  serials
    .map((serial) => ({ serial, failure: failures[serial], key: keys[serial] }))
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

const keyColumn = (intl: PluginIntl): Column<ClaimRow> => ({
  id: 'key',
  header: intl.formatMessage({ id: 'key' }),
  cell: ({ serial, key }: ClaimRow) =>
    key === undefined ? (
      ''
    ) : (
      <span className="devices-claim-key">
        <code>{key}</code>
        <CopyButton text={key} label={intl.formatMessage({ id: 'claim.keys.copy' }, { serial })} />
      </span>
    ),
})
