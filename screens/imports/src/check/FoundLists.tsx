import type { ImportCounts } from '@airshed/console-kit'
import { timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import { useMemo, type ReactNode } from 'react'
import { parameterOptions } from '../rules/parameterOptions.ts'
import { pointText } from '../rules/pointText.ts'
import { readingText } from '../rules/readingText.ts'
import { cureText, refusalText } from '../rules/refusalText.ts'
import { textOf } from '../textOf.ts'
import './check.css'

export interface FoundListsProps {
  counts: ImportCounts
  intl: PluginIntl
}

/** What was refused and what conflicts: the first of each, with line and reason. */
export function FoundLists({ counts, intl }: FoundListsProps) {
  const { locale } = useSession()
  const text = textOf(intl)
  const format = timeFormat(locale.replace('_', '-'), intl.timeZone ?? 'UTC')
  const { refusals, conflicts } = counts
  const parameters = useMemo(() => parameterOptions(locale), [locale])
  const reading = (value: number | null, flags: number, unit: string) =>
    value === null ? '–' : readingText(value, flags, unit, intl.locale)
  return (
    <>
      <FoundList
        title={text('found.refused', { count: counts.rows_refused + counts.cells_refused })}
        listed={refusals.length}
        of={counts.rows_refused + counts.cells_refused}
        intl={intl}
      >
        {refusals.map((refusal, index) => {
          const cure = cureText(refusal, text)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a line may have two equal refusals
            <li key={index}>
              <span className="imports-line">{text('found.line', { line: refusal.line })}</span>
              <span>
                {refusalText(refusal, text)}
                {cure === null ? null : <span className="air-muted"> {cure}</span>}
              </span>
            </li>
          )
        })}
      </FoundList>
      <FoundList
        title={text('found.conflicting', { count: counts.conflicting + counts.revised })}
        listed={conflicts.length}
        of={counts.conflicting + counts.revised}
        intl={intl}
      >
        {conflicts.map((conflict) => {
          const { data_point: id, time } = conflict
          const { name, unit } = pointText(id, parameters)
          return (
            <li key={`${id} ${time}`}>
              <span className="imports-line">{format.exact(time)}</span>
              <span>
                {text('found.values', {
                  point: name,
                  stored: reading(conflict.stored, conflict.stored_flags ?? 0, unit),
                  received: reading(conflict.received, conflict.received_flags ?? 0, unit),
                })}
              </span>
            </li>
          )
        })}
      </FoundList>
    </>
  )
}

interface FoundListProps {
  title: string
  listed: number
  of: number
  intl: PluginIntl
  children: ReactNode
}

function FoundList({ title, listed, of, intl, children }: FoundListProps) {
  if (listed === 0) return null
  return (
    <details className="imports-found" open>
      <summary>{title}</summary>
      <ul>{children}</ul>
      {of > listed ? (
        <p className="air-muted">
          {textOf(intl)('found.more', {
            count: of - listed,
            formatted: intl.formatNumber(of - listed),
          })}
        </p>
      ) : null}
    </details>
  )
}
