import type { AlertDuration } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

export interface EventsKeyProps {
  durations: readonly AlertDuration[]
  intl: PluginIntl
}

/** What hatched and outlined bars mean, if there are any. */
export function EventsKey({ durations, intl }: EventsKeyProps) {
  const isCorrected = durations.some((one) => one.isCorrected)
  const lacksData = durations.some(({ state }) => state === 'no_data')
  if (!isCorrected && !lacksData) return null
  return (
    <p className="alerts-events-key">
      {lacksData ? (
        <span>
          <span className="alerts-outline" aria-hidden />
          {intl.formatMessage({ id: 'state.no_data' })}
        </span>
      ) : null}
      {isCorrected ? (
        <span>
          <span className="alerts-hatch" aria-hidden />
          {intl.formatMessage({ id: 'monitor.note.corrected' })}
        </span>
      ) : null}
    </p>
  )
}
