import { useChange, useConfirmed, type Correction } from '@airshed/console-kit'
import { deleteCorrection } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'

export interface WithdrawCorrectionProps {
  nodeId: string
  correction: Correction
  /** Name of its parameter. */
  parameter: string
  intl: PluginIntl
}

/** Withdraws a correction, once somebody has confirmed what follows. */
export function WithdrawCorrection(props: WithdrawCorrectionProps) {
  const { nodeId, correction, parameter, intl } = props
  const { _id: correctionId, version } = correction
  const text = (id: string): string => intl.formatMessage({ id }, { parameter, version })
  const { start, dialog } = useConfirmed('withdraw a correction')
  const { mutateAsync, isPending } = useChange(deleteCorrection, {
    isShown: () => false,
    success: text('correction.withdrawn'),
  })
  return (
    <>
      <Button
        size="small"
        text={text('correction.withdraw')}
        aria-label={text('correction.withdraw.named')}
        disabled={isPending}
        onClick={() =>
          start({
            confirm: {
              title: text('correction.withdraw.title'),
              text: text('correction.withdraw.text'),
              confirmLabel: text('correction.withdraw'),
            },
            run: () => mutateAsync({ params: { id: nodeId, correctionId } }),
          })
        }
      />
      {dialog}
    </>
  )
}
