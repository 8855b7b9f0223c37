import type { PluginIntl } from '@airshed/kit'
import { changesBetween } from './rules/changelog.ts'

export interface ChangeListProps {
  /** As in Keep a Changelog. */
  changelog: string
  /** The version in use; null: none. */
  from: string | null
  to: string
  intl: PluginIntl
}

/** The changes in a version, in its author's words, as plain text. */
export function ChangeList({ changelog, from, to, intl }: ChangeListProps) {
  const changes = changesBetween(changelog, from, to)
  if (changes.length === 0) {
    return (
      <p className="plugins-muted">{intl.formatMessage({ id: 'changes.none' }, { version: to })}</p>
    )
  }
  return (
    <div className="plugins-changes">
      {changes.map(({ version: name, date, groups }) => (
        <section key={name}>
          <h4>
            {name} {date === '' ? null : <span className="plugins-muted">{date}</span>}
          </h4>
          {groups.map(({ title, entries }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- an author may write a title twice
            <div key={at}>
              {title === '' ? null : <h5>{title}</h5>}
              <ul>
                {entries.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
