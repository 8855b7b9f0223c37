import { Button, ChoiceButtons, NamedIcon, type PluginIntl } from '@airshed/kit'
import { SHOWN, type Shown } from './dayLooks.ts'

export interface CalendarHeadProps {
  years: readonly number[]
  year: number
  shown: Shown
  intl: PluginIntl
  onYear: (year: number) => void
  onShown: (shown: Shown) => void
}

/** The year, with its neighbours if the range spans several; and what the colours show. */
export function CalendarHead({ years, year, shown, intl, onYear, onShown }: CalendarHeadProps) {
  const at = years.indexOf(year)
  const step = (by: number, id: string, icon: string) => {
    const to = years[at + by]
    return (
      <Button
        variant="minimal"
        size="small"
        icon={<NamedIcon name={icon} />}
        disabled={to === undefined}
        aria-label={intl.formatMessage({ id })}
        onClick={() => to !== undefined && onYear(to)}
      />
    )
  }
  return (
    <div className="calendar-plot-head">
      <span className="calendar-plot-year">
        {years.length > 1 ? step(-1, 'year.before', 'chevron-left') : null}
        <strong>{year}</strong>
        {years.length > 1 ? step(1, 'year.after', 'chevron-right') : null}
      </span>
      <ChoiceButtons
        label={intl.formatMessage({ id: 'shown' })}
        choices={SHOWN.map((id) => ({ id, text: intl.formatMessage({ id: `shown.${id}` }) }))}
        chosen={shown}
        onChoose={onShown}
      />
    </div>
  )
}
