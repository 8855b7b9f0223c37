import type { Issue } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { issueText } from '../rules/issueText.ts'
import { textOf } from '../textOf.ts'

const LISTED_MAX = 20

export interface MapIssuesProps {
  issues: readonly Issue[]
  intl: PluginIntl
}

/** What is wrong in a map, or what it leaves open. */
export function MapIssues({ issues, intl }: MapIssuesProps) {
  const text = textOf(intl)
  return (
    <div className="imports-refused">
      <p>{text('preview.refused')}</p>
      <ul>
        {issues.slice(0, LISTED_MAX).map((issue) => (
          <li key={`${issue.path} ${issue.code} ${issue.got}`}>{issueText(issue, text)}</li>
        ))}
      </ul>
    </div>
  )
}
