import {
  DISRUPTIVE_COMMANDS,
  useChange,
  useConfirmed,
  type DeviceCommandName,
} from '@airshed/console-kit'
import { commandNode } from '@airshed/console-kit/calls'
import { Button, type Node, type PluginIntl } from '@airshed/kit'

export interface CommandButtonsProps {
  node: Node
  names: readonly DeviceCommandName[]
  intl: PluginIntl
}

/** A button for each command; those that interrupt or erase something ask for confirmation. */
export function CommandButtons({ node, names, intl }: CommandButtonsProps) {
  const { start, dialog } = useConfirmed('command a device')
  const { mutateAsync, isPending } = useChange(commandNode, { isShown: () => false })
  const text = (id: string): string => intl.formatMessage({ id }, { name: node.presentName })
  const confirmOf = (action: DeviceCommandName) => ({
    title: text(`command.${action}.title`),
    text: text(`command.${action}.text`),
    confirmLabel: text(`command.${action}`),
  })
  return (
    <div className="devices-buttons">
      {names.map((action) => (
        <Button
          key={action}
          text={text(`command.${action}`)}
          disabled={isPending}
          onClick={() =>
            start({
              ...(DISRUPTIVE_COMMANDS.includes(action) ? { confirm: confirmOf(action) } : {}),
              run: () => mutateAsync({ params: { id: node.node_id, action } }),
            })
          }
        />
      ))}
      {dialog}
    </div>
  )
}
