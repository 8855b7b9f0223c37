import type { AirNow } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** How many places are above the limit of their standard, and how many could not be judged. */
export function AirCounts({ air, intl }: { air: AirNow; intl: PluginIntl }) {
  const { places, judged, above, silent, is_complete: isComplete } = air
  const text = (id: string, values: Record<string, number> = {}): string =>
    intl.formatMessage({ id }, values)
  const unknown = places - judged - silent
  const notes = [
    ...(silent === 0 ? [] : [text('silent', { count: silent })]),
    ...(unknown === 0 ? [] : [text('unknown', { count: unknown })]),
    ...(isComplete ? [] : [text('cut', { count: places })]),
  ]
  return (
    <div className="home-air-counts">
      <p className="home-air-label">{text('above')}</p>
      <p className="home-air-count">
        <strong data-any={above > 0}>{intl.formatNumber(above)}</strong>{' '}
        <span>{text('of', { count: judged })}</span>
      </p>
      <p className="air-muted">{notes.length === 0 ? text('allCounted') : notes.join(' · ')}</p>
    </div>
  )
}
