import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { NodeScript, NodeScriptText } from '@airshed/schemas'
import {
  deleteNodeScript,
  getNodeScript,
  listNodeScripts,
  listNodeScriptVersions,
  saveNodeScript,
} from '@airshed/schemas/calls'
import { nodeScript } from '../builders/deviceScript.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList } from './list.ts'

/** Name of the user who saves. */
const CALLER = 'Olga Owner'

/** A script file in memory, with its text. */
export type FakeScript = NodeScript & { text: string }

export interface FakeNodeScriptOptions {
  /** Script files of every device. Default none. */
  nodeScripts?: readonly FakeScript[]
  /** Name of a file → what another user saves just before the caller's first save. Default none. */
  scriptsSavedMeanwhile?: Readonly<Record<string, { text: string; by: string }>>
}

/** Script files of devices, which remain pending forever once saved. */
export function fakeNodeScripts(options: FakeNodeScriptOptions): FakeAnswer[] {
  const files = new Map<string, FakeScript[]>()
  const others = new Map(Object.entries(options.scriptsSavedMeanwhile ?? {}))
  for (const { text, ...script } of options.nodeScripts ?? []) {
    files.set(script.name, [{ ...script, text }])
  }
  const newest = (name: string): FakeScript | undefined => files.get(name)?.at(-1)
  const known = (name: string, version?: number): FakeScript => {
    const found =
      version === undefined
        ? newest(name)
        : files.get(name)?.find((script) => script.version === version)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', `Script ${name} is not here`)
    return found
  }
  const add = (name: string, text: string, changes: Partial<NodeScript>): FakeScript => {
    const before = newest(name)
    const version = (before?.version ?? 0) + 1
    const made = nodeScript(name, {
      version,
      size: new TextEncoder().encode(text).length,
      saved_at: TEST_NOW_MS,
      asked_at: TEST_NOW_MS,
      state: 'waiting',
      reported_digest: before?.reported_digest ?? null,
      ...changes,
    })
    const script = { ...made, text }
    files.set(name, [...(files.get(name) ?? []), script])
    return script
  }
  return [
    fake(listNodeScripts, () => ({
      last_contact: TEST_NOW_MS,
      scripts: [...files.keys()].toSorted().map((name) => known(name)),
    })),
    fake(getNodeScript, ({ params: { name }, query: { version } }): NodeScriptText =>
      known(name, version === undefined ? undefined : Number(version)),
    ),
    fake(listNodeScriptVersions, ({ params: { name } }) =>
      fakeList((files.get(name) ?? []).toReversed()),
    ),
    fake(saveNodeScript, ({ params: { name }, body }) => {
      const other = others.get(name)
      others.delete(name)
      if (other !== undefined) add(name, other.text, { saved_by: other.by })
      const live = newest(name)?.is_deleted === true ? undefined : newest(name)
      if ((live?.version ?? null) !== body.based_on) {
        throw new FakeRefusal(409, 'CONFLICT', `${name} was saved by somebody else`)
      }
      return add(name, body.text, {
        saved_by: CALLER,
        restored_from: body.restored_from ?? null,
      })
    }),
    fake(deleteNodeScript, ({ params: { name } }) => {
      const deleted = { ...known(name), is_deleted: true, state: 'waiting' as const }
      files.set(name, [...(files.get(name) ?? []).slice(0, -1), deleted])
      return null
    }),
  ]
}
