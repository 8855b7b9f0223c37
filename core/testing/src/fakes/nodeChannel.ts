import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import { COMMAND_LIFETIMES_MS, deviceModel } from '@airshed/domain'
import type {
  DebugLine,
  DeviceCommand,
  DeviceCommandName,
  DeviceEvent,
  Node,
  NodeEdit,
  NodeSetting,
  NodeSettings,
  NodeWifi,
} from '@airshed/schemas'
import {
  autoZeroSensor,
  commandNode,
  editNode,
  editThiamisEndpoint,
  getNode,
  getNodeSettings,
  getNodeWifi,
  listNodeCommands,
  listNodeDebug,
  listNodeEvents,
  makeNodeKey,
  revokeNodeKey,
  setNodeProfile,
  withdrawNodeCommand,
} from '@airshed/schemas/calls'
import { deviceCommand, nodeSetting, nodeSettings, nodeWifi } from '../builders/deviceChannel.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords } from './list.ts'
import { fakeSensors } from './sensors.ts'

/** Name of the user who makes requests. */
const CALLER = 'Olga Owner'

/** What users set up on a device, by whatever call. */
type AnyEdit = NodeEdit & Partial<Pick<Node, 'profile_id'>>

export interface FakeNodeChannelOptions {
  /** Id of a device → its settings. Default: none is known, on the channel of its type. */
  nodeSettings?: Readonly<Record<string, NodeSettings>>
  /** Commands of every device, the newest first. Default none. */
  deviceCommands?: readonly DeviceCommand[]
  /** Debug lines of every device, the newest first. Default none. */
  debugLines?: readonly DebugLine[]
  /** Events of every device, the newest first. Default none. */
  deviceEvents?: readonly DeviceEvent[]
  /** Wi-Fi of every device. Default: it was never asked to scan. */
  nodeWifi?: NodeWifi
  /** Id of a device → edits of somebody else, each made just before the next one of the user. Default none. */
  otherEdits?: Readonly<Record<string, readonly AnyEdit[]>>
  /** Each listing advances pending commands by one step. Default false. */
  areCommandsMoving?: boolean
}

/** Editing of devices: requested settings remain pending, and a key is created at once. */
export function fakeNodeChannel(
  options: FakeNodeChannelOptions,
  nodeOf: (id: string) => Node,
): FakeAnswer[] {
  const edits = new Map<string, Partial<Node>>()
  const settings = new Map(Object.entries(options.nodeSettings ?? {}))
  let scan: NodeWifi['scan'] = null
  let commands = [...(options.deviceCommands ?? [])]
  const otherEdits = new Map(
    Object.entries(options.otherEdits ?? {}).map(([id, others]) => [id, [...others]]),
  )
  const ssid = options.nodeWifi?.wifi_ssid ?? null
  const edited = (id: string): Node => {
    const { settings: known, ...found } = nodeOf(id)
    const asked = { ...known, ...(ssid === null ? {} : { wifi_ssid: ssid }) }
    return {
      ...found,
      ...(known === undefined && ssid === null ? {} : { settings: asked }),
      ...edits.get(id),
    }
  }
  const settingsOf = (id: string): NodeSettings =>
    settings.get(id) ?? nodeSettings({ channel: deviceModel(nodeOf(id).type).channel })
  const change = (id: string, changes: Partial<NodeSettings>): NodeSettings => {
    const next = { ...settingsOf(id), ...changes }
    settings.set(id, next)
    return next
  }
  const ask = (id: string, asked: Readonly<Record<string, unknown>>): void => {
    const { settings: before } = settingsOf(id)
    const { interval } = nodeOf(id)
    change(id, {
      settings: askedSettings(before, asked, (name) => (name === 'interval' ? interval : 0)),
    })
  }
  const edit = (id: string, body: AnyEdit): Node => {
    const { settings: asked, version: _, timezone, ...names } = body
    const { settings: before, presentName, timezone_reported: reported, version } = edited(id)
    if (asked !== undefined) ask(id, asked)
    edits.set(id, {
      ...edits.get(id),
      ...names,
      ...(timezone === undefined
        ? {}
        : timezone === null
          ? {
              timezone: reported ?? 'UTC',
              timezone_source: reported === null ? 'default' : 'device',
            }
          : { timezone, timezone_source: 'person' }),
      presentName: names.name ?? presentName,
      settings: { ...before, ...asked },
      version: version + 1,
    })
    return edited(id)
  }
  const editFromVersion = (id: string, body: AnyEdit): Node => {
    const other = otherEdits.get(id)?.shift()
    if (other !== undefined) edit(id, other)
    if (body.version !== undefined && body.version !== edited(id).version) {
      throw new FakeRefusal(409, 'CONFLICT', 'Changed meanwhile')
    }
    return edit(id, body)
  }
  const addCommand = (id: string, name: DeviceCommandName, sensorId: string | null = null) => {
    const made = deviceCommand(commands.length + 100, {
      node_id: id,
      sensor_id: sensorId,
      name,
      state: 'queued',
      created_by: CALLER,
      created_at: TEST_NOW_MS,
      expires_at: TEST_NOW_MS + COMMAND_LIFETIMES_MS[name],
      sent_at: null,
      ended_at: null,
    })
    commands = [made, ...commands]
    return made
  }
  return [
    // Its paths include one that would also match that of a device.
    ...fakeSensors({
      nodeOf: edited,
      ask: (id, sensorId, asked) => {
        const { sensors } = settingsOf(id)
        const settings = askedSettings(sensors[sensorId] ?? [], asked, () => undefined)
        change(id, { sensors: { ...sensors, [sensorId]: settings } })
        edits.set(id, { ...edits.get(id), version: edited(id).version + 1 })
      },
      keep: (id, devices) => edits.set(id, { ...edits.get(id), devices }),
    }),
    fake(getNode, ({ params }) => edited(params.id)),
    fake(editNode, ({ params: { id }, body }) => editFromVersion(id, body)),
    fake(setNodeProfile, ({ params: { id }, body }) => editFromVersion(id, body)),
    fake(editThiamisEndpoint, ({ params: { id: serial }, body: { value, version } }) => {
      const endpoint = value.toLowerCase()
      const from = version === undefined ? {} : { version }
      editFromVersion(`${serial}:0`, { settings: { endpoint }, ...from })
      return { value: endpoint }
    }),
    fake(getNodeSettings, ({ params }) => settingsOf(params.id)),
    fake(getNodeWifi, ({ params: { id } }) => ({
      ...(options.nodeWifi ?? nodeWifi()),
      ...(scan === null ? {} : { scan }),
      wifi_ssid: (edited(id).settings?.['wifi_ssid'] as string | undefined) ?? null,
      node_id: id,
    })),
    fake(commandNode, ({ params: { id, action } }) => {
      const command = addCommand(id, action as DeviceCommandName)
      if (command.name === 'wifi_scan') scan = command
      return command
    }),
    fake(withdrawNodeCommand, ({ params: { command: id } }) => {
      const found = commands.find(({ _id }) => _id === id)
      if (found?.state !== 'queued') {
        throw new FakeRefusal(409, 'COMMAND_NOT_WAITING', 'The command no longer waits')
      }
      const withdrawn: DeviceCommand = {
        ...found,
        state: 'withdrawn',
        ended_at: TEST_NOW_MS,
        withdrawn_by: CALLER,
      }
      commands = commands.map((one) => (one === found ? withdrawn : one))
      return withdrawn
    }),
    fake(autoZeroSensor, ({ params: { id, sensorId } }) => addCommand(id, 'auto_zero', sensorId)),
    fake(listNodeCommands, ({ query: { size } }) => {
      const page = fakeList(commands.slice(0, Number(size ?? commands.length)))
      if (options.areCommandsMoving === true) commands = commands.map(step)
      return page
    }),
    fake(listNodeDebug, ({ query: { search, tag } }) =>
      fakeList(
        (options.debugLines ?? []).filter(
          (line) =>
            holdsWords(search, line.message) &&
            (tag === undefined || [tag].flat().includes(line.tag)),
        ),
      ),
    ),
    fake(listNodeEvents, ({ query: { search, kind } }) =>
      fakeList(
        (options.deviceEvents ?? []).filter(
          (event) =>
            holdsWords(search, event.actor_name) &&
            (kind === undefined || [kind].flat().includes(event.kind)),
        ),
      ),
    ),
    fake(makeNodeKey, ({ params: { id } }) => {
      change(id, { key: { made_at: TEST_NOW_MS, made_by: CALLER } })
      return { serial: nodeOf(id).serial, key: 'airshed_device_5Kd8mQx2Wt', made_at: TEST_NOW_MS }
    }),
    fake(revokeNodeKey, ({ params }) => change(params.id, { key: null })),
  ]
}

/** Settings after some were requested: those are pending, and come first. */
function askedSettings(
  before: readonly NodeSetting[],
  asked: Readonly<Record<string, unknown>>,
  reportedOf: (name: string) => unknown,
): NodeSetting[] {
  const waiting = Object.entries(asked).map(([name, desired]) =>
    nodeSetting(name, {
      reported: reportedOf(name),
      ...before.find((one) => one.name === name),
      desired,
      state: 'waiting',
      asked_at: TEST_NOW_MS,
      asked_by: CALLER,
    }),
  )
  return [...waiting, ...before.filter(({ name }) => !Object.hasOwn(asked, name))]
}

/** Queued, then sent, then done. */
function step(command: DeviceCommand): DeviceCommand {
  if (command.state === 'queued') return { ...command, state: 'sent', sent_at: TEST_NOW_MS }
  return command.state === 'sent' ? { ...command, state: 'done', ended_at: TEST_NOW_MS } : command
}
