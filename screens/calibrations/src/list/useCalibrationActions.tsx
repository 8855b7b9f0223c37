import {
  useAirshed,
  useChange,
  useShowError,
  useToaster,
  type BulkAction,
  type Calibration,
  type ListSelection,
  type RowAction,
} from '@airshed/console-kit'
import { commandNode, resetCalibrations } from '@airshed/console-kit/calls'
import { NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { serialsText } from '../rules/serialsText.ts'
import { eachDevice } from './eachDevice.ts'
import { selectedCalibrations, SELECTED_MAX } from './selectedCalibrations.ts'

/** Devices that are identified or transferred one by one. */
const ONE_BY_ONE_MAX = 100

/** Devices that something is asked about. */
export interface AskedDevices {
  devices: readonly Calibration[]
  /** Clears the selection, once it is answered. */
  done: () => void
}

export interface CalibrationActionsOptions {
  intl: PluginIntl
  onRun: (asked: AskedDevices) => void
  onTransfer: (asked: AskedDevices) => void
}

/** Run, reset, identify and transfer: on one device from its menu, or on all selected ones. */
export function useCalibrationActions({ intl, onRun, onTransfer }: CalibrationActionsOptions): {
  rowActions: (calibration: Calibration) => readonly RowAction[]
  bulkActions: readonly BulkAction<Calibration>[]
} {
  const { api } = useAirshed()
  const { organization, can } = useSession()
  const toaster = useToaster()
  const showError = useShowError()
  // The list shows errors.
  const quiet = { isShown: () => false }
  const { mutateAsync: reset } = useChange(resetCalibrations, quiet)
  const { mutateAsync: command } = useChange(commandNode, quiet)
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string | number>) =>
      intl.formatMessage({ id }, values)
    const named = (serials: readonly string[]): string =>
      serialsText(serials, (count) => text('more', { count }))
    const succeed = (id: string, serials: readonly string[]): void => {
      if (serials.length > 0) {
        const message = text(id, { serials: named(serials), count: serials.length })
        toaster.show({ message, intent: 'success' })
      }
    }
    async function resetAll(devices: readonly Calibration[]): Promise<void> {
      const answer = await reset({ body: { serials: devices.map(({ serial }) => serial) } })
      succeed('reset.done', answer.reset)
    }
    async function identify(devices: readonly Calibration[]): Promise<void> {
      const { done, errors } = await eachDevice(devices, ({ node_id: id }) =>
        command({ params: { id, action: 'blink' } }),
      )
      succeed('identify.done', done)
      for (const error of errors.slice(0, 1)) showError(error, 'identify devices')
    }
    const looks = {
      run: { id: 'run', label: text('run'), icon: <NamedIcon name="play" /> },
      reset: {
        id: 'reset',
        label: text('reset'),
        icon: <NamedIcon name="undo" />,
        intent: 'danger' as const,
      },
      identify: { id: 'identify', label: text('identify'), icon: <NamedIcon name="pulse" /> },
      transfer: { id: 'transfer', label: text('transfer'), icon: <NamedIcon name="exchange" /> },
    }
    const resetQuestion = (count: number) => ({
      title: text('reset.title', { count }),
      text: text('reset.text'),
      confirmLabel: text('reset'),
    })
    const chosen = (selection: ListSelection, rows: readonly Calibration[], areAll: boolean) =>
      selectedCalibrations({
        api,
        selection,
        rows,
        areAll,
        organizationId: organization?.id ?? null,
      })
    const atMost =
      (max: number) =>
      (count: number | { atLeast: number } | null): string | undefined =>
        typeof count === 'number' && count <= max ? undefined : text('tooMany', { count: max })
    // The selection is kept until the question is answered.
    const asking =
      (ask: (asked: AskedDevices) => void): BulkAction<Calibration>['run'] =>
      async (selection, rows, areAll) => {
        const devices = await chosen(selection, rows, areAll)
        await new Promise<void>((done) => ask({ devices, done }))
      }
    return {
      rowActions: (calibration) => {
        const one = { devices: [calibration], done: () => undefined }
        if (!can('manage_devices', calibration.organization_id)) return []
        return [
          { ...looks.run, run: () => onRun(one) },
          ...(calibration.status === 'not_run'
            ? []
            : [{ ...looks.reset, confirm: resetQuestion(1), run: () => resetAll([calibration]) }]),
          { ...looks.identify, run: () => identify([calibration]) },
          { ...looks.transfer, run: () => onTransfer(one) },
        ]
      },
      bulkActions: !can('manage_devices')
        ? []
        : [
            { ...looks.run, disabledReason: atMost(SELECTED_MAX), run: asking(onRun) },
            {
              ...looks.reset,
              disabledReason: atMost(SELECTED_MAX),
              confirm: (_, count) => resetQuestion(typeof count === 'number' ? count : 2),
              run: async (selection, rows, areAll) =>
                resetAll(await chosen(selection, rows, areAll)),
            },
            {
              ...looks.identify,
              disabledReason: atMost(ONE_BY_ONE_MAX),
              run: async (selection, rows, areAll) =>
                identify(await chosen(selection, rows, areAll)),
            },
            { ...looks.transfer, disabledReason: atMost(ONE_BY_ONE_MAX), run: asking(onTransfer) },
          ],
    }
  }, [intl, api, organization, can, toaster, showError, reset, command, onRun, onTransfer])
}
