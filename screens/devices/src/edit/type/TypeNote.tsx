import { Callout, useCall } from '@airshed/console-kit'
import { listNodeCommands } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { settingName } from '../settingText.ts'
import { useNodeSettings } from '../useNodeSettings.ts'
import { typeWithdrawals } from './typeWithdrawals.ts'
import '../zone/zone.css'

/** More than a device can have waiting, so that those that wait are among the newest. */
const READ = 100

export interface TypeNoteProps {
  nodeId: string
  /** The type that is chosen in the form; another one than that of the device. */
  type: string
  intl: PluginIntl
}

/** Below the type of a device: what it waits for and cannot take with another one. */
export function TypeNote({ nodeId, type, intl }: TypeNoteProps) {
  const commands = useCall(listNodeCommands, { params: { id: nodeId }, query: { size: READ } })
  const settings = useNodeSettings(nodeId)
  const withdrawn =
    commands.data === undefined || settings.data === undefined
      ? { commands: [], settings: [] }
      : typeWithdrawals(type, { commands: commands.data.data, settings: settings.data })
  const lines = [
    [
      'commands',
      withdrawn.commands.map(({ name }) => intl.formatMessage({ id: `command.${name}` })),
    ],
    ['settings', withdrawn.settings.map((name) => settingName(name, intl))],
  ] as const
  const listed = lines.filter(([, names]) => names.length > 0)
  return (
    <div className="devices-zone">
      <div role="status">
        {listed.length === 0 ? null : (
          <Callout
            intent="warning"
            compact
            title={intl.formatMessage({ id: 'edit.type.withdraws' })}
          >
            <ul className="devices-zone-moves">
              {listed.map(([what, names]) => (
                <li key={what}>
                  {intl.formatMessage(
                    { id: `edit.type.${what}` },
                    { count: names.length, names: [...new Set(names)].join(', ') },
                  )}
                </li>
              ))}
            </ul>
          </Callout>
        )}
      </div>
    </div>
  )
}
