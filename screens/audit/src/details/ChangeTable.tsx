import type { AuditEntry } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { actionText } from '../rules/actionText.ts'
import { fieldRows } from '../rules/fieldRows.ts'
import { fieldName, fieldValue } from '../rules/fieldText.ts'

export interface ChangeTableProps {
  entry: AuditEntry
  intl: PluginIntl
}

/** The fields of a change before and after, followed by further recorded details. */
export function ChangeTable({ entry: { before, after, detail, action }, intl }: ChangeTableProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const changed = fieldRows(before, after)
  const facts = fieldRows(null, detail)
  if (changed.length + facts.length === 0) {
    return <p className="audit-muted">{text('details.none')}</p>
  }
  const value = (name: string, side: unknown) =>
    fieldValue(name, side, intl) ?? <span className="audit-muted">{text('value.absent')}</span>
  return (
    <table className="audit-changes">
      <caption className="audit-hidden">
        {intl.formatMessage({ id: 'details.changes' }, { action: actionText(action, intl) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{text('details.field')}</th>
          <th scope="col">{text('details.before')}</th>
          <th scope="col">{text('details.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ path, before: was, after: is }) => (
          <tr key={path.join('/')}>
            <th scope="row">{fieldName(path, intl)}</th>
            <td>{value(path.at(-1) ?? '', was)}</td>
            <td>{value(path.at(-1) ?? '', is)}</td>
          </tr>
        ))}
        {facts.map(({ path, after: is }) => (
          <tr key={`detail/${path.join('/')}`}>
            <th scope="row">{fieldName(path, intl)}</th>
            <td colSpan={2}>{value(path.at(-1) ?? '', is)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
