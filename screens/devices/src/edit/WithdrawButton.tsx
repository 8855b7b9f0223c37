import { useChange, useConfirmed, type DeviceCommand } from '@airshed/console-kit'
import { withdrawNodeCommand } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'

export interface WithdrawButtonProps {
  /** A command that waits for its device. */
  command: DeviceCommand
  intl: PluginIntl
}

/** Withdraws a command before its device has it, once that is confirmed. */
export function WithdrawButton({ command, intl }: WithdrawButtonProps) {
  const { _id: id, node_id: nodeId, name } = command
  const { start, dialog } = useConfirmed('withdraw a command')
  const { mutateAsync, isPending } = useChange(withdrawNodeCommand, { isShown: () => false })
  const text = (part: string): string =>
    intl.formatMessage({ id: part }, { command: intl.formatMessage({ id: `command.${name}` }) })
  return (
    <>
      <Button
        size="small"
        text={text('commands.withdraw')}
        aria-label={text('commands.withdraw.named')}
        disabled={isPending}
        onClick={() =>
          start({
            confirm: {
              title: text('commands.withdraw.title'),
              text: text('commands.withdraw.text'),
              confirmLabel: text('commands.withdraw'),
              cancelLabel: text('commands.withdraw.keep'),
            },
            run: () => mutateAsync({ params: { id: nodeId, command: id } }),
          })
        }
      />
      {dialog}
    </>
  )
}
