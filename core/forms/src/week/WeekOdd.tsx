import { Button, Callout } from '@blueprintjs/core'
import { useFormState } from '../formState.ts'
import type { ReadWeek } from './weekRules.ts'

/** Places that are named at most. */
const NAMED_MAX = 5

export interface WeekOddProps {
  /** See `readWeek`. */
  odd: ReadWeek['odd']
  /** Takes them away; null: nobody may. */
  onDrop: (() => void) | null
}

/** What of a value is no hour of a week, as a device may report it. It is kept until somebody takes it away. */
export function WeekOdd({ odd, onDrop }: WeekOddProps) {
  const { text } = useFormState()
  if (odd.length === 0) return null
  const named = odd
    .slice(0, NAMED_MAX)
    .map((path) => path.join('/'))
    .join(', ')
  const more = odd.length > NAMED_MAX ? ', …' : ''
  return (
    <Callout intent="warning" compact>
      <div className="air-form-week-odd">
        {odd[0]?.length === 0
          ? text('form.week.odd.whole')
          : text('form.week.odd', { count: odd.length, places: `${named}${more}` })}
        {onDrop === null ? null : (
          <Button size="small" text={text('form.week.odd.drop')} onClick={onDrop} />
        )}
      </div>
    </Callout>
  )
}
