import { Button, Callout } from '@blueprintjs/core'
import { useFormState } from '../formState.ts'
import type { ReadWeek } from './weekRules.ts'

/** Maximum number of places listed. */
const NAMED_MAX = 5

export interface WeekOddProps {
  /** See `readWeek`. */
  odd: ReadWeek['odd']
  /** Removes them; null: not permitted. */
  onDrop: (() => void) | null
}

/** The parts of a reported value that are not hours of a week. They are kept until the user removes them. */
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
