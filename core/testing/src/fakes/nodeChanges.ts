import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import { CHANGED_STATUS } from '@airshed/domain'
import type {
  Node,
  NodeChangePreview,
  NodeChangeResult,
  NodeChangeRun,
  NodeParties,
  NodePartyRole,
  NodeSelection,
} from '@airshed/schemas'
import {
  activateNode,
  cancelNodeChanges,
  deactivateNode,
  getNodeParties,
  hibernateNode,
  listNodeChangeResults,
  listNodeChanges,
  previewNodeChanges,
  startNodeChanges,
  wakeNode,
} from '@airshed/schemas/calls'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList } from './list.ts'

export interface FakeNodeChangeOptions {
  /** Earlier orders to change many devices. Default none. */
  nodeChanges?: readonly NodeChangeRun[]
  /** Results for the devices that an order refused. Default none. */
  nodeChangeResults?: readonly NodeChangeResult[]
  /** Further effects of a change, besides the devices. Default: nothing is lost. */
  nodeChangePreview?: Partial<NodeChangePreview>
  /** Organization id → its name, if visible to the caller. Default none. */
  partyNames?: Readonly<Record<string, string>>
}

const NOTHING_LOST = {
  unchanged: 0,
  refused: 0,
  shares: 0,
  leases: 0,
  keys: 0,
  commands: 0,
  settings: 0,
  public_links: 0,
  alerts: 0,
  dashboards: 0,
  data_points: 0,
  readings: 0,
}

/** Number of devices in an order: a search always matches three, and an order has changed three. */
const countOf = (devices: NodeSelection): number => ('ids' in devices ? devices.ids.length : 3)

/** Changes of devices: a new order completes at once, except for the devices in `nodeChangeResults`. */
export function fakeNodeChanges(
  options: FakeNodeChangeOptions,
  nodeOf: (id: string) => Node,
): FakeAnswer[] {
  const refused = options.nodeChangeResults ?? []
  let runs = [...(options.nodeChanges ?? [])]
  const changed = (id: string, change: keyof typeof CHANGED_STATUS): Node => {
    const status = CHANGED_STATUS[change]
    return { ...nodeOf(id), status, statusType: status === 'activated' ? 'online' : status }
  }
  const ended = (id: string, state: NodeChangeRun['state']): NodeChangeRun => {
    const found = runs.find((run) => run.id === id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such order')
    const run = { ...found, state }
    runs = runs.map((one) => (one === found ? run : one))
    return run
  }
  return [
    fake(activateNode, ({ params }) => changed(params.id, 'activate')),
    fake(deactivateNode, ({ params }) => changed(params.id, 'deactivate')),
    fake(hibernateNode, ({ params }) => changed(params.id, 'hibernate')),
    fake(wakeNode, ({ params }) => changed(params.id, 'activate')),
    fake(getNodeParties, ({ params }) => partiesOf(nodeOf(params.id), options.partyNames ?? {})),
    fake(previewNodeChanges, ({ body: { devices } }) => {
      const of = countOf(devices)
      return { of, changed: of, ...NOTHING_LOST, ...options.nodeChangePreview }
    }),
    fake(listNodeChanges, () => ({ data: runs })),
    fake(startNodeChanges, ({ body: { change, devices, settings = null, command = null } }) => {
      const of = countOf(devices)
      const run: NodeChangeRun = {
        id: `order_${runs.length}`,
        change,
        state: 'done',
        started_at: TEST_NOW_MS,
        of,
        changed: of - refused.length,
        unchanged: 0,
        refused: refused.length,
        settings,
        command,
      }
      runs = [run, ...runs]
      return run
    }),
    fake(cancelNodeChanges, ({ params }) => ended(params.id, 'cancelled')),
    fake(listNodeChangeResults, () => fakeList(refused)),
  ]
}

function partiesOf(device: Node, names: Readonly<Record<string, string>>): NodeParties {
  const { organization_id, payment_organization_id, leased_to, shared_to } = device
  const part = (role: NodePartyRole, id: string | null) =>
    id === null ? [] : [{ organization_id: id, role, name: names[id] ?? null }]
  return {
    data: [
      ...part('owner', organization_id),
      ...part('payer', payment_organization_id),
      ...part('lessee', leased_to),
      ...shared_to.flatMap((id) => part('shared', id)),
    ],
  }
}
