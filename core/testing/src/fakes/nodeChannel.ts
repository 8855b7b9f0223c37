import { fake, type FakeAnswer } from '@airshed/data/testing'
import { COMMAND_LIFETIMES_MS, deviceModel } from '@airshed/domain'
import type {
  DebugLine,
  DeviceCommand,
  DeviceCommandName,
  Node,
  NodeSettings,
} from '@airshed/schemas'
import {
  commandNode,
  editNode,
  getNode,
  getNodeSettings,
  listNodeCommands,
  listNodeDebug,
  makeNodeKey,
  revokeNodeKey,
} from '@airshed/schemas/calls'
import { deviceCommand, nodeSetting, nodeSettings } from '../builders/deviceChannel.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords } from './list.ts'

/** Who asks and commands. */
const CALLER = 'Olga Owner'

export interface FakeNodeChannelOptions {
  /** Id of a device → its settings. Default none of them is known, on the channel of its type. */
  nodeSettings?: Readonly<Record<string, NodeSettings>>
  /** Commands of every device, the newest first. Default none. */
  deviceCommands?: readonly DeviceCommand[]
  /** Debug lines of every device, the newest first. Default none. */
  debugLines?: readonly DebugLine[]
  /** A command that has not ended takes a step each time that they are listed. Default false. */
  areCommandsMoving?: boolean
}

/** Devices that are edited: what they are asked for waits, and a key is made at once. */
export function fakeNodeChannel(
  options: FakeNodeChannelOptions,
  nodeOf: (id: string) => Node,
): FakeAnswer[] {
  const edits = new Map<string, Partial<Node>>()
  const settings = new Map(Object.entries(options.nodeSettings ?? {}))
  let commands = [...(options.deviceCommands ?? [])]
  const edited = (id: string): Node => ({ ...nodeOf(id), ...edits.get(id) })
  const settingsOf = (id: string): NodeSettings =>
    settings.get(id) ?? nodeSettings({ channel: deviceModel(nodeOf(id).type).channel })
  const change = (id: string, changes: Partial<NodeSettings>): NodeSettings => {
    const next = { ...settingsOf(id), ...changes }
    settings.set(id, next)
    return next
  }
  const ask = (id: string, asked: Readonly<Record<string, unknown>>): void => {
    const { settings: before } = settingsOf(id)
    const waiting = Object.entries(asked).map(([name, desired]) =>
      nodeSetting(name, {
        reported: name === 'interval' ? nodeOf(id).interval : 0,
        ...before.find((one) => one.name === name),
        desired,
        state: 'waiting',
        asked_at: TEST_NOW_MS,
        asked_by: CALLER,
      }),
    )
    const others = before.filter(({ name }) => !Object.hasOwn(asked, name))
    change(id, { settings: [...waiting, ...others] })
  }
  return [
    fake(getNode, ({ params }) => edited(params.id)),
    fake(editNode, ({ params: { id }, body: { settings: asked, ...names } }) => {
      const { settings: before, presentName } = edited(id)
      if (asked !== undefined) ask(id, asked)
      edits.set(id, {
        ...edits.get(id),
        ...names,
        presentName: names.name ?? presentName,
        settings: { ...before, ...asked },
      })
      return edited(id)
    }),
    fake(getNodeSettings, ({ params }) => settingsOf(params.id)),
    fake(commandNode, ({ params: { id, action } }) => {
      const name = action as DeviceCommandName
      const made = deviceCommand(commands.length + 100, {
        node_id: id,
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
    }),
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
    fake(makeNodeKey, ({ params: { id } }) => {
      change(id, { key: { made_at: TEST_NOW_MS, made_by: CALLER } })
      return { serial: nodeOf(id).serial, key: 'airshed_device_5Kd8mQx2Wt', made_at: TEST_NOW_MS }
    }),
    fake(revokeNodeKey, ({ params }) => change(params.id, { key: null })),
  ]
}

/** Queued, then sent, then done. */
function step(command: DeviceCommand): DeviceCommand {
  if (command.state === 'queued') return { ...command, state: 'sent', sent_at: TEST_NOW_MS }
  return command.state === 'sent' ? { ...command, state: 'done', ended_at: TEST_NOW_MS } : command
}
