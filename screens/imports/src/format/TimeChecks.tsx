import { Checkbox, NumberField } from '@airshed/console-kit'
import { MINUTE_MS } from '@airshed/kit'
import type { SectionProps } from '../edit/SectionProps.ts'
import { textOf } from '../textOf.ts'

/** Longest interval between rows that a map takes, ms. */
const INTERVAL_MAX_MS = 2_000_000_000

/** What times mean: whether they keep standard time, and whether they end their interval. */
export function TimeChecks({ map, onChange, problems, intl }: SectionProps) {
  const text = textOf(intl)
  const { time, interval } = map
  return (
    <div className="imports-checks">
      <Checkbox
        label={text('time.standardTime')}
        checked={time.standardTime ?? false}
        onChange={({ currentTarget }) =>
          onChange({ ...map, time: { ...time, standardTime: currentTarget.checked } })
        }
      />
      <Checkbox
        label={text('time.endOfInterval')}
        checked={time.endOfInterval ?? false}
        onChange={({ currentTarget }) =>
          onChange({ ...map, time: { ...time, endOfInterval: currentTarget.checked } })
        }
      />
      {time.endOfInterval === true ? (
        <NumberField
          label={text('time.interval')}
          problem={problems.includes('interval') ? text('problem.interval') : undefined}
          value={interval === undefined ? null : interval / MINUTE_MS}
          isAllowed={(minutes) =>
            minutes * MINUTE_MS >= 1 && minutes * MINUTE_MS <= INTERVAL_MAX_MS
          }
          wrong={text('problem.interval')}
          onChange={(minutes) => {
            const { interval: _before, ...rest } = map
            onChange(
              minutes === null ? rest : { ...rest, interval: Math.round(minutes * MINUTE_MS) },
            )
          }}
        />
      ) : null}
    </div>
  )
}
