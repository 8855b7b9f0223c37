import {
  useChange,
  useConfirmed,
  type FirmwareRollout,
  type RolloutAction,
} from '@airshed/console-kit'
import {
  cancelFirmwareRollout,
  continueFirmwareRollout,
  pauseFirmwareRollout,
  rollBackFirmwareRollout,
} from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'

/** What a person does with a rollout; what changes devices is confirmed first. */
export function useRolloutActions(rollout: FirmwareRollout, intl: PluginIntl) {
  const text = textOf(intl)
  const confirmed = useConfirmed('firmware rollout')
  const quiet = { isShown: () => false }
  const { mutateAsync: pause } = useChange(pauseFirmwareRollout, quiet)
  const { mutateAsync: goOn } = useChange(continueFirmwareRollout, quiet)
  const { mutateAsync: rollBack } = useChange(rollBackFirmwareRollout, quiet)
  const { mutateAsync: cancel } = useChange(cancelFirmwareRollout, quiet)
  const call = { params: { id: rollout.id } }
  const runs: Record<RolloutAction, () => unknown> = {
    pause: () => pause(call),
    continue: () => goOn(call),
    roll_back: () => rollBack(call),
    cancel: () => cancel(call),
  }
  const start = (action: RolloutAction): void =>
    confirmed.start({
      ...(action === 'roll_back' || action === 'cancel'
        ? {
            confirm: {
              title: text(`act.${action}.title`),
              text: text(`act.${action}.text`),
              confirmLabel: text(`act.${action}`),
              cancelLabel: text('act.keep'),
            },
          }
        : {}),
      run: runs[action],
    })
  return { start, dialog: confirmed.dialog }
}
