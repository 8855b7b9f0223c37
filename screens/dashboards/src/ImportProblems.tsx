import type { PluginIntl } from '@airshed/kit'
import type { ReadImport } from './readImport.ts'

/** Maximum number of problems listed. */
const LISTED_MAX = 50

export interface ImportProblemsProps {
  intl: PluginIntl
  result: Exclude<ReadImport, { state: 'ready' }>
}

/** Why a text cannot be imported: for each place what was expected and what was found. */
export function ImportProblems({ intl, result }: ImportProblemsProps) {
  if (result.state === 'not-json') {
    return (
      <div className="dashboards-problems" role="alert">
        <p>{intl.formatMessage({ id: 'import.notJson' }, { reason: result.reason })}</p>
      </div>
    )
  }
  if (result.state === 'newer') {
    const { saved, known } = result
    return (
      <div className="dashboards-problems" role="alert">
        <p>{intl.formatMessage({ id: 'import.newer' }, { saved, known })}</p>
      </div>
    )
  }
  const { issues } = result
  return (
    <div className="dashboards-problems" role="alert">
      <p>{intl.formatMessage({ id: 'import.invalid' }, { count: issues.length })}</p>
      <ul>
        {issues.slice(0, LISTED_MAX).map(({ path, expected, got }) => (
          <li key={`${path} ${expected}`}>
            <code>{path}</code>{' '}
            {intl.formatMessage({ id: 'import.issue' }, { expected, got: String(got) })}
          </li>
        ))}
      </ul>
      {issues.length > LISTED_MAX ? (
        <p>{intl.formatMessage({ id: 'import.more' }, { count: issues.length - LISTED_MAX })}</p>
      ) : null}
    </div>
  )
}
