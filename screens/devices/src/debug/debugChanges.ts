import type { NodeEdit, NodeSetting } from '@airshed/console-kit'
import type { DebugForm } from './debugForm.ts'

/** What stands in for settings that the device never reported. */
const ASSUMED: DebugForm = { debug_level: '0', debug_tags: '' }

/** The initial form: the requested settings, otherwise the reported ones; and what is assumed of the others. */
export function debugFormOf(settings: readonly NodeSetting[]): {
  start: Partial<DebugForm>
  assumed: Partial<DebugForm>
} {
  const valueOf = (name: string): unknown => {
    const setting = settings.find((one) => one.name === name)
    return setting?.desired ?? setting?.reported
  }
  const level = valueOf('debug_level')
  const tags = valueOf('debug_tags')
  const start = {
    ...(typeof level === 'number' ? { debug_level: String(level) } : {}),
    ...(Array.isArray(tags) ? { debug_tags: tags.join(' ') } : {}),
  }
  const unknown = Object.entries(ASSUMED).filter(([name]) => !Object.hasOwn(start, name))
  return { start, assumed: Object.fromEntries(unknown) }
}

/** The tags in a text, each once: separated by blanks, commas or line breaks. */
export const tagsOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,]+/).filter((tag) => tag !== '')),
]

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
