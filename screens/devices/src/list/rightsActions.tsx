import type { BulkAction, ListSelection, NodeChangeOrder, RowAction } from '@airshed/console-kit'
import { NamedIcon, type Node } from '@airshed/kit'
import { countedAs } from '../changes/countedAs.ts'
import type { AskedChange, ChangeQuestion } from './changeQuestion.ts'
import { refusedReason } from './refusedReason.ts'

const ICONS: Readonly<Record<AskedChange | 'remove_lease', string>> = {
  share: 'share',
  remove_share: 'disable',
  lease: 'key',
  remove_lease: 'undo',
  transfer: 'exchange',
  payment_update: 'office',
  reset: 'repeat',
  delete: 'trash',
}
const LOSING: ReadonlySet<string> = new Set(['reset', 'delete'])

export interface RightsActionsOptions {
  text: (id: string, values?: Record<string, string | number>) => string
  start: (order: NodeChangeOrder) => Promise<void>
  ask: (question: ChangeQuestion) => void
  /** The selection of the list, in the form used by orders. */
  selected: (selection: ListSelection) => NodeChangeOrder['devices']
}

/** Whether a device permits a change of its access rights. */
function permits({ actions, shared_to, leased_to }: Node, change: AskedChange | 'remove_lease') {
  switch (change) {
    case 'share':
      return actions.includes('share')
    case 'remove_share':
      return actions.includes('share') && shared_to.length > 0
    case 'lease':
      return actions.includes('lease') && leased_to === null && shared_to.length === 0
    case 'remove_lease':
      return actions.includes('lease') && leased_to !== null
    case 'transfer':
      return actions.includes('transfer')
    case 'payment_update':
      return actions.includes('payment_update')
    default:
      return actions.includes('delete')
  }
}

const ASKED = [
  'share',
  'remove_share',
  'lease',
  'transfer',
  'payment_update',
  'reset',
  'delete',
] as const

/**
 * The organizations that have a part in devices.
 *
 * @param areAll whether these are all devices of the question: of those that are not loaded nobody knows who has them
 */
function holdersOf(
  devices: readonly Node[],
  areAll: boolean,
): Pick<ChangeQuestion, 'sharedTo' | 'sharedWithAll' | 'owners' | 'payer'> {
  const [first, ...others] = devices.map(({ shared_to: ids }) => ids)
  const payers = new Set(devices.map((one) => one.payment_organization_id ?? one.organization_id))
  const [payer = null] = payers
  return {
    sharedTo: [...new Set(devices.flatMap(({ shared_to: ids }) => ids))],
    sharedWithAll: areAll
      ? (first ?? []).filter((id) => others.every((ids) => ids.includes(id)))
      : [],
    owners: [...new Set(devices.flatMap(({ organization_id: id }) => (id === null ? [] : [id])))],
    payer: areAll && payers.size === 1 ? payer : null,
  }
}

/** Actions that change who has a device, in menu order. */
export function rightsActions({ text, start, ask, selected }: RightsActionsOptions): {
  ofRow: (device: Node) => readonly RowAction[]
  bulk: readonly BulkAction<Node>[]
} {
  const looks = (change: AskedChange | 'remove_lease') => ({
    id: change,
    label: text(`action.${change}`),
    icon: <NamedIcon name={ICONS[change]} />,
    ...(LOSING.has(change) ? { intent: 'danger' as const } : {}),
  })
  const askOne = (change: AskedChange, device: Node): RowAction => ({
    ...looks(change),
    run: () =>
      ask({
        change,
        devices: { ids: [device.node_id] },
        what: device.presentName,
        serial: device.serial,
        ...holdersOf([device], true),
        done: () => undefined,
      }),
  })
  const askMany = (change: AskedChange): BulkAction<Node> => ({
    ...looks(change),
    // Devices without a share are left unchanged, so some without one do no harm.
    allows: (device) =>
      change === 'remove_share' ? device.actions.includes('share') : permits(device, change),
    refusal: (device) => text(refusedReason(device, change)),
    // The selection is kept until the question is answered.
    run: (selection, rows, areAll) =>
      new Promise<void>((done) =>
        ask({
          change,
          devices: selected(selection),
          what: selection.all ? null : selection.keys.size,
          serial: null,
          ...holdersOf(rows, areAll),
          done,
        }),
      ),
  })
  const endLease = (device: Node): RowAction => ({
    ...looks('remove_lease'),
    confirm: {
      title: text('remove_lease.title', { name: device.presentName }),
      text: text('remove_lease.text', { count: 1 }),
      confirmLabel: text('action.remove_lease'),
    },
    run: () => start({ change: 'remove_lease', devices: { ids: [device.node_id] } }),
  })
  const endLeases: BulkAction<Node> = {
    ...looks('remove_lease'),
    allows: (device) => permits(device, 'remove_lease'),
    refusal: (device) => text(refusedReason(device, 'remove_lease')),
    confirm: (_, count) => ({
      title:
        typeof count === 'number'
          ? text('remove_lease.many.title', { count })
          : text('remove_lease.all.title'),
      text: text('remove_lease.text', { count: countedAs(count) }),
      confirmLabel: text('action.remove_lease'),
    }),
    run: (selection) => start({ change: 'remove_lease', devices: selected(selection) }),
  }
  return {
    ofRow: (device) => [
      ...(permits(device, 'remove_lease') ? [endLease(device)] : []),
      ...ASKED.filter((change) => permits(device, change)).map((change) => askOne(change, device)),
    ],
    bulk: [
      askMany('share'),
      askMany('remove_share'),
      askMany('lease'),
      endLeases,
      askMany('transfer'),
      askMany('payment_update'),
      askMany('reset'),
      askMany('delete'),
    ],
  }
}
