import type { NodeEdit, NodeSetting } from '@airshed/console-kit'
import type { MeansSame } from '@airshed/console-kit/forms'
import type { Node } from '@airshed/kit'
import type { DebugForm } from './debugForm.ts'

/** What stands in for settings that the device never reported. */
const ASSUMED: DebugForm = { debug_level: '0', debug_tags: '' }

/** A device with its settings as they are listed: requested, otherwise reported. */
export const withDebugSettings = (node: Node, settings: readonly NodeSetting[]): Node => ({
  ...node,
  settings: Object.fromEntries(
    settings
      .filter(({ name }) => name === 'debug_level' || name === 'debug_tags')
      .map(({ name, desired, reported }) => [name, desired ?? reported]),
  ),
})

/** The initial form: the requested settings, otherwise the reported ones; without those that nobody knows. */
export function debugFormOf({ settings = {} }: Pick<Node, 'settings'>): Partial<DebugForm> {
  const { debug_level: level, debug_tags: tags } = settings
  return {
    ...(typeof level === 'number' ? { debug_level: String(level) } : {}),
    ...(Array.isArray(tags) ? { debug_tags: tags.join(' ') } : {}),
  }
}

/** What stands in for the settings that a form lacks because nobody knows them. */
export const assumedDebug = (known: Partial<DebugForm>): Partial<DebugForm> =>
  Object.fromEntries(Object.entries(ASSUMED).filter(([name]) => !Object.hasOwn(known, name)))

/** The tags in a text, each once: separated by blanks, commas or line breaks. */
export const tagsOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,]+/).filter((tag) => tag !== '')),
]

/** Tags are a list in a text: however it is written, it means the same tags. */
export const meansSameDebug: MeansSame = (name, one, other) =>
  name === 'debug_tags' &&
  String(tagsOf((one ?? '') as string)) === String(tagsOf((other ?? '') as string))

/** The changed settings, as the body of the call; null if there are none. */
export function debugChanges(
  before: Partial<DebugForm>,
  after: Partial<DebugForm>,
): NodeEdit | null {
  const [tagsBefore, tags] = [before, after].map(({ debug_tags: text = '' }) => tagsOf(text))
  const settings = {
    ...(after.debug_level === undefined || after.debug_level === before.debug_level
      ? {}
      : { debug_level: Number(after.debug_level) }),
    ...(String(tags) === String(tagsBefore) ? {} : { debug_tags: tags }),
  }
  return Object.keys(settings).length === 0 ? null : { settings }
}
