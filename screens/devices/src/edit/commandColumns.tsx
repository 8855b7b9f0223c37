import type { DeviceCommand } from '@airshed/console-kit'
import { RelativeTime, type Column, type PluginIntl } from '@airshed/kit'
import { CommandOutcome } from './CommandOutcome.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'
import '../details/muted.css'

/** Columns of the commands of a device. @param nowMs current time, ms UTC */
export function commandColumns(intl: PluginIntl, nowMs: number): readonly Column<DeviceCommand>[] {
  const text = (id: string): string => intl.formatMessage({ id })
  const age = (at: number | null) =>
    at === null ? '' : <RelativeTime at={at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
  return [
    {
      id: 'command',
      header: text('commands.command'),
      cell: ({ name, sensor_id: sensor }) => (
        <>
          {text(`command.${name}`)}
          {sensor === null ? null : <div className="devices-muted">{sensor}</div>}
        </>
      ),
    },
    {
      id: 'state',
      header: text('column.status'),
      cell: (command) => (
        <>
          <CommandOutcome command={command} intl={intl} />
          <div className="devices-muted">{age(command.ended_at)}</div>
          {command.state === 'queued' ? (
            <div className="devices-withdraw">
              <WithdrawButton command={command} intl={intl} />
            </div>
          ) : null}
        </>
      ),
    },
    {
      id: 'given',
      header: text('commands.when'),
      cell: ({ created_at: at, created_by: by }) => (
        <>
          {age(at)}
          <div className="devices-muted">{by}</div>
        </>
      ),
    },
  ]
}
