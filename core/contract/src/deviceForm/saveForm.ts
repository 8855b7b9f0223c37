import type { Issue } from '@airshed/schemas'
import { describeValue } from '../validation/issues.ts'
import type { AnyDeviceFormDefinition, SaveActions } from './definition.ts'

/** Maximum number of calls in one save. */
export const MAX_SENDS = 10

/**
 * Makes the call that saves a device. Resolves with the issues that the server reported, by the
 * paths of the body (empty when saved); rejects when the call could not be made.
 */
export type SendPayload = (payload: Record<string, unknown>) => Promise<readonly Issue[]>

const isIssue = (value: unknown): value is Issue => {
  const { path, expected, got } = (value ?? {}) as Partial<Issue>
  return [path, expected, got].every((part) => typeof part === 'string')
}

/** What surrounds a save of a form. */
export interface SaveOptions {
  /** What is sent of a body that the form sends. Default: all of it. */
  bodyOf?: (payload: Record<string, unknown>) => Record<string, unknown>
  /** Rejects once the save takes too long: the save rejects with it, and the form can send nothing more. */
  late?: Promise<never>
}

/**
 * Saves settings the way their form does. Issues of the last call count even if the form does not
 * return them: a refused save is never reported as a success.
 *
 * @param value one that the schema accepts
 * @returns the issues, by the paths of the form; empty when the settings were saved
 * @throws the rejection of the last call, whatever the form threw, or an Error if the form
 *   neither sends nor refuses; the reason of `late`
 */
export async function saveForm(
  form: Pick<AnyDeviceFormDefinition, 'manifest' | 'toPayload' | 'issuePath' | 'save'>,
  value: unknown,
  send: SendPayload,
  { bodyOf = (payload) => payload, late }: SaveOptions = {},
): Promise<readonly Issue[]> {
  let isOver = false
  let count = 0
  let last: Promise<readonly Issue[]> | null = null

  const sendOnce: SendPayload = async (payload) => {
    if (isOver) throw new Error('send: expected to be called while save runs, was called after it')
    count += 1
    if (count > MAX_SENDS) throw new Error(`send: expected at most ${MAX_SENDS} calls in one save`)
    const issues = await send(bodyOf(payload))
    return issues.map((issue) => ({ ...issue, path: form.issuePath?.(issue.path) ?? issue.path }))
  }
  const actions: SaveActions = {
    send(payload) {
      last = sendOnce(payload)
      // If the form does not await the call, its failure is reported below.
      last.catch(() => undefined)
      return last
    },
  }
  const save = async (): Promise<readonly Issue[]> => {
    const returned: unknown = await (form.save?.(value, actions) ??
      actions.send(form.toPayload(value)))
    const expected = `${form.manifest.type}.save: expected`
    if (!Array.isArray(returned) || !returned.every(isIssue)) {
      throw new TypeError(`${expected} a list of issues, got ${describeValue(returned)}`)
    }
    if (returned.length > 0) return returned
    if (last === null) throw new Error(`${expected} it to send or to return issues, got neither`)
    return last
  }
  try {
    return await (late === undefined ? save() : Promise.race([save(), late]))
  } finally {
    isOver = true
  }
}
