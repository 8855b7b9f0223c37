import {
  selectionOfCall,
  useAirshed,
  useChange,
  useShowError,
  useToaster,
  type BulkAction,
  type ListSelection,
  type NodeChangeOrder,
  type RowAction,
} from '@airshed/console-kit'
import { activateNode, deactivateNode, hibernateNode, wakeNode } from '@airshed/console-kit/calls'
import { NamedIcon, useNavigation, useSession, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { isLeasedAway } from '../access/leasedAway.ts'
import { countedAs } from '../changes/countedAs.ts'
import { DOWNLOADED_DEVICES_MAX } from '../download/DownloadDialog.tsx'
import { selectedDevices } from '../download/selectedDevices.ts'
import { askActions } from '../ask/askActions.tsx'
import type { AskQuestion } from '../ask/askQuestion.ts'
import type { ChangeQuestion } from './changeQuestion.ts'
import type { DeviceFilters } from './params.ts'
import { refusedReason } from './refusedReason.ts'
import { rightsActions } from './rightsActions.tsx'

type StatusChange = 'activate' | 'deactivate' | 'hibernate' | 'wake'

/** The stored status that each change leads to; waking leads to the earlier one. */
const STATUS_OF = {
  activate: 'activated',
  deactivate: 'deactivated',
  hibernate: 'hibernated',
} as const
const ICONS: Readonly<Record<StatusChange, string>> = {
  activate: 'play',
  deactivate: 'pause',
  hibernate: 'moon',
  wake: 'history',
}
/** In menu order. */
const STATUS_CHANGES = ['activate', 'deactivate', 'hibernate', 'wake'] as const

/** Whether a change of its status would change a device. */
const applies = (change: StatusChange, status: Node['status']): boolean =>
  change === 'wake' ? status === 'hibernated' : STATUS_OF[change] !== status

/** The change that undoes a change of a status; a device cannot return to the inventory unless it hibernated. */
function backOf(change: StatusChange, status: Node['status']): StatusChange | undefined {
  if (change === 'hibernate') return 'wake'
  return (['activate', 'deactivate', 'hibernate'] as const).find((one) => STATUS_OF[one] === status)
}

export interface DeviceActionsOptions {
  intl: PluginIntl
  start: (order: NodeChangeOrder) => Promise<void>
  ask: (question: ChangeQuestion) => void
  /** Asks what devices are to be asked for. */
  askDevices: (question: AskQuestion) => void
  /** Asks which readings of at least one device to download. */
  download: (devices: readonly Node[]) => void
}

export interface DeviceActions {
  rowActions: (device: Node) => readonly RowAction[]
  bulkActions: readonly BulkAction<Node>[]
}

/** Actions on devices: on one from its menu, or on all selected ones. */
export function useDeviceActions(options: DeviceActionsOptions): DeviceActions {
  const { intl, start, ask, askDevices, download } = options
  const { api } = useAirshed()
  const { organization, can } = useSession()
  const canManage = can('manage_devices')
  const { go } = useNavigation()
  const toaster = useToaster()
  const showError = useShowError()
  // The list shows errors.
  const quiet = { isShown: () => false }
  const { mutateAsync: activate } = useChange(activateNode, quiet)
  const { mutateAsync: deactivate } = useChange(deactivateNode, quiet)
  const { mutateAsync: hibernate } = useChange(hibernateNode, quiet)
  const { mutateAsync: wake } = useChange(wakeNode, quiet)

  return useMemo(() => {
    const text = (id: string, values?: Record<string, string | number>) =>
      intl.formatMessage({ id }, values)
    const calls = { activate, deactivate, hibernate, wake }
    const looks = (change: StatusChange) => ({
      id: change,
      label: text(`action.${change}`),
      icon: <NamedIcon name={ICONS[change]} />,
    })
    async function undo(back: StatusChange, id: string): Promise<void> {
      try {
        await calls[back]({ params: { id } })
      } catch (error) {
        showError(error, 'undo a change of a device')
      }
    }
    async function changeOne(change: StatusChange, device: Node): Promise<void> {
      const { _id: id, presentName: name, status } = device
      await calls[change]({ params: { id } })
      const back = backOf(change, status)
      toaster.show({
        message: text(`changed.${change}`, { name }),
        intent: 'success',
        durationMs: 6000,
        ...(back === undefined
          ? {}
          : { action: { label: text('undo'), run: () => void undo(back, id) } }),
      })
    }
    const rowAction = (change: StatusChange, device: Node): RowAction => ({
      ...looks(change),
      run: () => changeOne(change, device),
    })
    const configure = (device: Node): RowAction => ({
      id: 'configure',
      label: text(isLeasedAway(device) ? 'tab.access' : 'action.configure'),
      icon: <NamedIcon name="edit" />,
      run: () => go(`devices/${encodeURIComponent(device.node_id)}/edit`),
    })
    const downloadLooks = {
      id: 'download',
      label: text('action.download'),
      icon: <NamedIcon name="export" />,
    }
    const downloadMany: BulkAction<Node> = {
      ...downloadLooks,
      allows: ({ actions }) => actions.includes('read'),
      refusal: (device) => text(refusedReason(device, 'download')),
      disabledReason: (count) =>
        typeof count === 'number' && count <= DOWNLOADED_DEVICES_MAX
          ? undefined
          : text('download.tooMany', { count: DOWNLOADED_DEVICES_MAX }),
      run: async (selection, rows) => {
        const organizationId = organization?.id ?? null
        download(await selectedDevices({ api, selection, rows, organizationId }))
      },
    }
    const selected = (selection: ListSelection) =>
      selectionOfCall<DeviceFilters>(selection, organization?.id ?? null)

    const bulkStatus = (change: StatusChange): BulkAction<Node> => ({
      ...looks(change),
      allows: ({ actions, status }) =>
        actions.includes('status_update') && (change !== 'wake' || status === 'hibernated'),
      refusal: (device) => text(refusedReason(device, change)),
      // There is usually nothing to wake.
      ...(change === 'wake' ? { whenRefused: 'hide' as const } : {}),
      confirm: (_, count) => ({
        title:
          typeof count === 'number'
            ? text(`${change}.many.title`, { count })
            : text(`${change}.all.title`),
        text: text(`${change}.text`, { count: countedAs(count) }),
        confirmLabel: text(`action.${change}`),
        intent: change === 'activate' || change === 'wake' ? 'primary' : 'danger',
      }),
      run: (selection) => start({ change, devices: selected(selection) }),
    })
    const rights = rightsActions({ text, start, ask, selected })
    return {
      rowActions: (device) => [
        ...(device.actions.includes('configure') || isLeasedAway(device)
          ? [configure(device)]
          : []),
        ...(device.actions.includes('status_update')
          ? STATUS_CHANGES.filter((change) => applies(change, device.status)).map((change) =>
              rowAction(change, device),
            )
          : []),
        ...(device.actions.includes('read')
          ? [{ ...downloadLooks, run: () => download([device]) }]
          : []),
        ...rights.ofRow(device),
      ],
      bulkActions: canManage
        ? [
            ...STATUS_CHANGES.map(bulkStatus),
            ...askActions({ text, ask: askDevices, selected }),
            downloadMany,
            ...rights.bulk,
          ]
        : [downloadMany],
    }
  }, [
    intl,
    api,
    canManage,
    organization,
    go,
    toaster,
    showError,
    activate,
    deactivate,
    hibernate,
    wake,
    start,
    ask,
    askDevices,
    download,
  ])
}
