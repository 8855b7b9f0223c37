import type { AirNow } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** How many places are above the limit of their standard, and how many could not be graded. */
export function AirCounts({ air, intl }: { air: AirNow; intl: PluginIntl }) {
  const { places, judged, above, silent, is_complete: isComplete } = air
  const text = (id: string, values: Record<string, number> = {}): string =>
    intl.formatMessage({ id }, values)
  const unknown = places - judged - silent
  const notes = [
    ...(silent === 0 ? [] : [text('air.silent', { count: silent })]),
    ...(unknown === 0 ? [] : [text('air.unknown', { count: unknown })]),
    ...(isComplete ? [] : [text('air.cut', { count: places })]),
  ]
  return (
    <div className="home-air-counts">
      <p className="home-air-label">{text('air.above')}</p>
      <p className="home-air-count">
        <strong data-any={above > 0}>{intl.formatNumber(above)}</strong>{' '}
        <span>{text('air.of', { count: judged })}</span>
      </p>
      <p className="air-muted">{notes.length === 0 ? text('air.allCounted') : notes.join(' · ')}</p>
    </div>
  )
}
