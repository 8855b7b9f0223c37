import type { DeviceCommand } from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'

const LOOKS = {
  queued: 'idle',
  sent: 'idle',
  fetched: 'completed',
  done: 'completed',
  failed: 'failed',
  expired: 'not_run',
  withdrawn: 'not_run',
} as const

export interface CommandOutcomeProps {
  command: DeviceCommand
  intl: PluginIntl
}

/** The progress of a command: with the reason if it failed, and the response of the device. */
export function CommandOutcome({ command, intl }: CommandOutcomeProps) {
  const { data } = command
  const hasAnswer = data !== null && Object.keys(data).length > 0
  return (
    <>
      <StatusTag status={LOOKS[command.state]} label={outcomeText(command, intl)} />
      {hasAnswer ? (
        <details className="devices-answer">
          <summary>{intl.formatMessage({ id: 'commands.answer' })}</summary>
          <pre>{JSON.stringify(data, null, 2)}</pre>
        </details>
      ) : null}
    </>
  )
}

function outcomeText({ state, reason, withdrawn_by: by }: DeviceCommand, intl: PluginIntl): string {
  if (state === 'failed' && reason !== null) {
    return intl.formatMessage({ id: 'commands.failed.reason' }, { reason })
  }
  if (state === 'withdrawn' && by !== null) {
    return intl.formatMessage({ id: 'commands.withdrawn.by' }, { name: by })
  }
  return intl.formatMessage({ id: `commands.${state}` })
}
