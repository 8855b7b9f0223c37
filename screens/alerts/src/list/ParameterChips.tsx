import type { PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import type { WatchedPoints } from './ruleText.ts'

/** Chips before the others are counted. */
const SHOWN = 5

export interface ParameterChipsProps {
  points: WatchedPoints
  intl: PluginIntl
}

/** The parameters that an alert watches, each once as a chip; the first five until all are asked for. */
export function ParameterChips({ points, intl }: ParameterChipsProps) {
  const [isWhole, setWhole] = useState(false)
  const names = [...new Set([...points.values()].map(({ parameter }) => parameter))]
  const shown = isWhole ? names : names.slice(0, SHOWN)
  const rest = names.length - shown.length
  return (
    <div className="alerts-chips">
      <ul aria-label={intl.formatMessage({ id: 'details.parameters' })}>
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {rest === 0 ? null : (
        <button type="button" onClick={() => setWhole(true)}>
          {intl.formatMessage({ id: 'details.moreDevices' }, { count: rest })}
        </button>
      )}
    </div>
  )
}
