import type { Issue } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'

const LISTED_MAX = 20

export interface MapIssuesProps {
  issues: readonly Issue[]
  intl: PluginIntl
}

/** What the server does not take in a map: where, what it expects, and what it got. */
export function MapIssues({ issues, intl }: MapIssuesProps) {
  const text = textOf(intl)
  return (
    <div className="imports-refused">
      <p>{text('preview.refused')}</p>
      <ul>
        {issues.slice(0, LISTED_MAX).map(({ path, expected, got }) => (
          <li key={`${path} ${expected} ${got}`}>
            {text('preview.issue', { place: placeOf(path), expected, got })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `/map/columns/Temp/unit` → `columns › Temp › unit`. */
const placeOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== 'map')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(' › ')
