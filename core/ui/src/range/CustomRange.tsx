import type { CustomRangeError, TimeRange } from '@airshed/domain'
import { customRange, customRangeIssues, DEFAULT_CUSTOM_RANGE_MS } from '@airshed/domain'
import { Button } from '@blueprintjs/core'
import type { DateRange } from '@blueprintjs/datetime'
import { DateRangePicker } from '@blueprintjs/datetime'
import type { Locale } from 'date-fns'
// Default imports: the calendar's own date-fns 2 declares these modules without named exports.
import enUS from 'date-fns/locale/en-US'
import es from 'date-fns/locale/es'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { UiMessageId } from '../messages/uiMessages.ts'
import { useUiText } from '../messages/uiMessages.ts'
import { fromWallDate, toWallDate } from './wallTime.ts'
import './customRange.css'

const LOCALES: Record<string, Locale> = { en: enUS, es }

/** Start of the calendar: no reading is older. */
const OLDEST = new Date(1970, 0, 1)

const ISSUE_WORDS: Record<CustomRangeError, UiMessageId> = {
  from_required: 'ui.range.incomplete',
  to_required: 'ui.range.incomplete',
  from_in_future: 'ui.range.future',
  to_in_future: 'ui.range.future',
  from_not_before_to: 'ui.range.invalid',
}

export interface CustomRangeProps {
  /** The current time, UTC milliseconds; the calendar starts with the half hour before it. */
  now: number
  timezone: string
  onApply: (range: TimeRange) => void
}

/** A calendar with two times; no times in the future, in the time zone of the page. */
export function CustomRange({ now, timezone, onApply }: CustomRangeProps) {
  const text = useUiText()
  const { locale } = useIntl()
  const [dates, setDates] = useState<DateRange>(() => [
    toWallDate(now - DEFAULT_CUSTOM_RANGE_MS, timezone),
    toWallDate(now, timezone),
  ])
  const today = toWallDate(now, timezone)
  const [from, to] = dates.map((date) => (date === null ? null : fromWallDate(date, timezone)))
  const draft = { from: from ?? null, to: to ?? null }
  const issue = customRangeIssues(draft, now)[0]
  const chosen = customRange(draft, now)
  return (
    <div className="air-custom-range">
      <DateRangePicker
        value={dates}
        onChange={setDates}
        minDate={OLDEST}
        maxDate={new Date(today.getFullYear(), today.getMonth(), today.getDate(), 23, 59, 59)}
        locale={LOCALES[locale.slice(0, 2)] ?? enUS}
        timePrecision="minute"
        timePickerProps={{ useAmPm: false, selectAllOnFocus: true }}
        shortcuts={false}
        singleMonthOnly
        allowSingleDayRange
      />
      <div className="air-custom-range-foot">
        <span className="air-muted" role="status">
          {issue === undefined
            ? text('ui.range.zone', { timezone })
            : text(ISSUE_WORDS[issue.code])}
        </span>
        <Button
          intent="primary"
          text={text('ui.range.apply')}
          disabled={chosen === null}
          onClick={() => {
            if (chosen !== null) onApply(chosen)
          }}
        />
      </div>
    </div>
  )
}
