import { useChange, useToaster, type AlertDetails as Alert } from '@airshed/console-kit'
import {
  acknowledgeAlert,
  activateAlerts,
  deactivateAlerts,
  deleteAlert,
  muteAlert,
} from '@airshed/console-kit/calls'
import { useNavigation, type PluginIntl } from '@airshed/kit'

export interface MonitorActions {
  activate: () => void
  deactivate: () => void
  acknowledge: () => void
  /** Mutes until a time, ms UTC; null unmutes. */
  mute: (until: number | null) => void
  /** Deletes the alert and opens the list; rejects on failure. */
  remove: () => Promise<void>
}

/** Actions on one alert; errors are shown here, except those of `remove`, which its caller shows. */
export function useMonitorActions({ _id: id }: Alert, intl: PluginIntl): MonitorActions {
  const { go } = useNavigation()
  const toaster = useToaster()
  const text = (key: string, values?: Record<string, number>): string =>
    intl.formatMessage({ id: key }, values)
  const params = { id }
  const body = { ids: [id] }
  const activate = useChange(activateAlerts)
  const deactivate = useChange(deactivateAlerts)
  const acknowledge = useChange(acknowledgeAlert, { success: text('monitor.done.acknowledged') })
  const mute = useChange(muteAlert, {
    input: (until: number | null) => ({ params, body: { until } }),
  })
  const remove = useChange(deleteAlert, { isShown: () => false })
  const showSelection = (done: string) => ({
    onSuccess: ({ refused }: { refused: readonly unknown[] }) => {
      const message = text(done, { count: 1 - refused.length })
      toaster.show({ message, intent: refused.length === 0 ? 'success' : 'warning' })
    },
  })
  return {
    activate: () => activate.mutate({ body }, showSelection('done.activated')),
    deactivate: () => deactivate.mutate({ body }, showSelection('done.deactivated')),
    acknowledge: () => acknowledge.mutate({ params }),
    mute: (until) =>
      mute.mutate(until, {
        onSuccess: () =>
          toaster.show({
            message: text(until === null ? 'monitor.done.unmuted' : 'monitor.done.muted'),
            intent: 'success',
          }),
      }),
    remove: async () => {
      await remove.mutateAsync({ params })
      toaster.show({ message: text('done.deleted', { count: 1 }), intent: 'success' })
      go('alerts')
    },
  }
}
