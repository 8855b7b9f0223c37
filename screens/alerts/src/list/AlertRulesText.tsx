import type { AlertRules } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { conditionText, type WatchedPoints } from './ruleText.ts'

export interface AlertRulesTextProps {
  /** null: the stored rules cannot be read. */
  rules: AlertRules | null
  points: WatchedPoints
  intl: PluginIntl
}

/** The rules of an alert in sentences: a list for each group, separated by "or". */
export function AlertRulesText({ rules, points, intl }: AlertRulesTextProps) {
  const text = (id: string) => intl.formatMessage({ id })
  if (rules === null) return <p className="air-muted">{text('details.unreadable')}</p>
  if (rules.length === 0) return <p className="air-muted">{text('details.noRules')}</p>
  return rules.map(({ _id, conditions }, index) => (
    <div key={_id}>
      {index === 0 ? null : <p className="alerts-or">{text('details.or')}</p>}
      <ul>
        {conditions.map((condition, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- conditions have no id, and are only read
          <li key={place}>{conditionText(condition, points, intl)}</li>
        ))}
      </ul>
    </div>
  ))
}
