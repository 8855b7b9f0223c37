import type { DeviceCommand } from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'

const LOOKS = {
  queued: 'idle',
  sent: 'idle',
  fetched: 'completed',
  done: 'completed',
  failed: 'failed',
  expired: 'not_run',
} as const

export interface CommandOutcomeProps {
  command: DeviceCommand
  intl: PluginIntl
}

/** The progress of a command: with the reason if it failed, and the response of the device. */
export function CommandOutcome({ command, intl }: CommandOutcomeProps) {
  const { state, reason, data } = command
  const hasAnswer = data !== null && Object.keys(data).length > 0
  return (
    <>
      <StatusTag
        status={LOOKS[state]}
        label={
          state === 'failed' && reason !== null
            ? intl.formatMessage({ id: 'commands.failed.reason' }, { reason })
            : intl.formatMessage({ id: `commands.${state}` })
        }
      />
      {hasAnswer ? (
        <details className="devices-answer">
          <summary>{intl.formatMessage({ id: 'commands.answer' })}</summary>
          <pre>{JSON.stringify(data, null, 2)}</pre>
        </details>
      ) : null}
    </>
  )
}
