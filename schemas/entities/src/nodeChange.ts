import { Type, type Static } from 'typebox'
import { CommandState, DeviceCommandName } from './channel/deviceCommand.ts'
import { SettingState } from './channel/settingState.ts'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'
import { NODE_FILTERS, NodeSearch } from './node.ts'

/** What can be done to many devices at once. */
export const NODE_CHANGES = [
  'activate',
  'deactivate',
  'hibernate',
  'wake',
  'share',
  'remove_share',
  'lease',
  'remove_lease',
  'transfer',
  'payment_update',
  'reset',
  'delete',
  'configure',
  'command',
  'withdraw_commands',
] as const
export const NodeChange = Words(NODE_CHANGES)
export type NodeChange = Static<typeof NodeChange>

/** Organizations that one device can be shared to. */
export const NODE_SHARES_MAX = 3

/** Maximum number of devices that one order names by id. */
const NODE_SELECTION_MAX = 1000

/** Maximum number of devices that one order changes. */
export const NODE_CHANGE_MAX = 100_000

/**
 * Which devices are changed: those of the ids; all that match a list's search and filters at the time of the call,
 * with exceptions; or those that an earlier order changed, to undo it.
 */
export const NodeSelection = Type.Union([
  Type.Object(
    { ids: Type.Array(Id, { minItems: 1, maxItems: NODE_SELECTION_MAX }) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      matching: Type.Object(
        { search: NodeSearch.properties.search, ...NODE_FILTERS },
        { additionalProperties: false },
      ),
      except: Type.Optional(
        Type.Array(Id, {
          maxItems: NODE_SELECTION_MAX,
          description: 'Ids that are left as they are',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      changed_by: Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'Id of an order of the caller: the devices that it changed',
      }),
    },
    { additionalProperties: false },
  ),
])
export type NodeSelection = Static<typeof NodeSelection>

/** `POST nodes/changes`. */
export const NodeChangeOrder = Type.Object(
  {
    change: NodeChange,
    devices: NodeSelection,
    to_organization_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description:
          'With share, lease and transfer: who gets it. With remove_share: whose share ends; absent: all shares',
      }),
    ),
    payment_organization_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'With transfer and payment_update: who pays for the devices from then on',
      }),
    ),
    settings: Type.Optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 100 }), Type.Unknown(), {
        minProperties: 1,
        maxProperties: 100,
        description:
          'With configure: by name, asked of each device whose type takes all of them. None that is private to a device, such as its Wi-Fi network',
      }),
    ),
    command: Type.Optional({
      ...DeviceCommandName,
      description:
        'With command: the command that the devices are given. With withdraw_commands: only these are withdrawn; absent: all that wait',
    }),
  },
  { additionalProperties: false },
)
export type NodeChangeOrder = Static<typeof NodeChangeOrder>

/** Why a device was not changed. */
export const NODE_REFUSALS = [
  'NOT_FOUND',
  'FORBIDDEN',
  'ORGANIZATION_LOCKED',
  'PARTNERSHIP_NOT_FOUND',
  'SHARE_LIMIT',
  'SHARE_WITH_OWNER',
  'LEASED',
  'LEASE_SHARED',
  'LEASE_WITH_OWNER',
  'TRANSFER_TO_OWNER',
  'NOT_ACTIVATED',
  'NOT_CONFIGURABLE',
  'VALIDATION_FAILED',
  'ACTION_NOT_SUPPORTED',
  'COMMANDS_WAITING',
] as const
export const NodeRefusal = Words(NODE_REFUSALS)
export type NodeRefusal = Static<typeof NodeRefusal>

export const NODE_OUTCOMES = ['changed', 'unchanged', 'refused'] as const
export const NodeOutcome = Words(NODE_OUTCOMES)
export type NodeOutcome = Static<typeof NodeOutcome>

/** The progress of an order. Devices that are not counted yet are still waiting. */
export const NodeChangeRun = Type.Object({
  id: Type.String(),
  change: NodeChange,
  state: Words(['running', 'done', 'cancelled', 'failed'], {
    description: 'cancelled and failed: the devices that still waited are as they were',
  }),
  started_at: TimestampMs,
  of: Type.Integer({ minimum: 0, description: 'Devices that were chosen' }),
  changed: Type.Integer({ minimum: 0 }),
  unchanged: Type.Integer({ minimum: 0, description: 'They were already in that state' }),
  refused: Type.Integer({ minimum: 0 }),
  settings: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()], {
    description: 'With configure: what the devices are asked for',
  }),
  command: Type.Union([DeviceCommandName, Type.Null()], {
    description: 'With command and withdraw_commands: which one',
  }),
})
export type NodeChangeRun = Static<typeof NodeChangeRun>

export const NodeChangeRuns = Type.Object({
  data: Type.Array(NodeChangeRun, { description: 'The newest first' }),
})

/** The outcome for one device of an order. */
export const NodeChangeResult = Type.Object({
  node_id: Type.String(),
  serial: Type.String(),
  name: Type.String({ description: 'At the time of the order' }),
  outcome: Type.Union([NodeOutcome, Type.Null()], { description: 'null: it waits' }),
  code: Type.Union([NodeRefusal, Type.Null()], { description: 'Why it was refused' }),
  refused_settings: Type.Array(Type.String(), {
    description: 'With VALIDATION_FAILED: names of the settings that it does not take',
  }),
  command_state: Type.Union([CommandState, Type.Null()], {
    description: 'Now, of the command that the order gave it; null: it gave none, or none is known',
  }),
  setting_state: Type.Union([SettingState, Type.Null()], {
    description:
      'Now, of the settings that the order asked for: refused or waiting if one of them is; null: it asked for none',
  }),
})
export type NodeChangeResult = Static<typeof NodeChangeResult>
export const NodeChangeResultPage = ListOf(NodeChangeResult)

/** Query of `GET nodes/changes/{id}/results`. */
export const NodeChangeResultQuery = ListQuery({
  sort: ['serial'],
  filters: { outcome: Type.Optional(NodeOutcome) },
})
export type NodeChangeResultQuery = Static<typeof NodeChangeResultQuery>

/** Maximum number of devices whose readings are counted by a preview: each costs a sum over its days. */
export const PREVIEW_COUNTED_MAX = 100

/** What an order would do now: `POST nodes/changes/preview`. */
export const NodeChangePreview = Type.Object({
  of: Type.Integer({ minimum: 0, description: 'Devices that were chosen' }),
  changed: Type.Integer({ minimum: 0, description: 'Devices that would be changed' }),
  unchanged: Type.Integer({ minimum: 0, description: 'They are already in that state' }),
  refused: Type.Integer({ minimum: 0 }),
  shares: Type.Integer({ minimum: 0, description: 'Shares that end' }),
  leases: Type.Integer({ minimum: 0, description: 'Leases that end' }),
  keys: Type.Integer({ minimum: 0, description: 'Devices whose own key is revoked' }),
  commands: Type.Integer({ minimum: 0, description: 'Commands that are dropped, none answered' }),
  settings: Type.Integer({
    minimum: 0,
    description:
      'Settings that are dropped: they were asked for, and the device has not taken them',
  }),
  public_links: Type.Integer({ minimum: 0, description: 'Public links that end' }),
  alerts: Type.Integer({ minimum: 0, description: 'Alerts that lose a device' }),
  dashboards: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: `Dashboards that show such a device; null: not counted for more than ${PREVIEW_COUNTED_MAX} devices`,
  }),
  data_points: Type.Integer({ minimum: 0, description: 'Data points that are deleted' }),
  readings: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: `Readings that are deleted; null: not counted for more than ${PREVIEW_COUNTED_MAX} devices`,
  }),
})
export type NodeChangePreview = Static<typeof NodeChangePreview>
