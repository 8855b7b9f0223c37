import { durationPointIds, watchedPointIds, type AlertDuration } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { WatchedPoints } from '../../list/ruleText.ts'
import { categoryName } from '../categoryName.ts'
import { measuredText } from '../measuredText.ts'

export interface MeasuredPointsProps {
  measured: AlertDuration['measured']
  points: WatchedPoints
  intl: PluginIntl
}

/** The data points of a period, a line each, with what they measured at its start. */
export function MeasuredPoints({ measured, points, intl }: MeasuredPointsProps) {
  return (
    <div className="alerts-measured alerts-wrap">
      {durationPointIds({ measured }).flatMap((id) => {
        const own = measured.filter(({ condition }) => watchedPointIds(condition).includes(id))
        return [
          <span key={id}>{categoryName(id, { name: '', points, intl })}</span>,
          <span key={`${id} value`}>{measuredText(own, points, intl) || '–'}</span>,
        ]
      })}
    </div>
  )
}
