import type { NodeEdit, NodeSetting } from '@airshed/console-kit'
import type { DebugForm } from './debugForm.ts'

/** The initial form: the requested settings, otherwise the reported ones, otherwise empty. */
export function debugFormOf(settings: readonly NodeSetting[]): DebugForm {
  const valueOf = (name: string): unknown => {
    const setting = settings.find((one) => one.name === name)
    return setting?.desired ?? setting?.reported
  }
  const level = valueOf('debug_level')
  const tags = valueOf('debug_tags')
  return {
    debug_level: typeof level === 'number' ? String(level) : '0',
    debug_tags: Array.isArray(tags) ? tags.join(' ') : '',
  }
}

/** The tags in a text, each once: separated by blanks, commas or line breaks. */
export const tagsOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,]+/).filter((tag) => tag !== '')),
]

/** The changed settings, as the body of the call; null if there are none. */
export function debugChanges(before: DebugForm, after: DebugForm): NodeEdit | null {
  const [tagsBefore, tags] = [before, after].map(({ debug_tags: text = '' }) => tagsOf(text))
  const settings = {
    ...(after.debug_level === before.debug_level ? {} : { debug_level: Number(after.debug_level) }),
    ...(String(tags) === String(tagsBefore) ? {} : { debug_tags: tags }),
  }
  return Object.keys(settings).length === 0 ? null : { settings }
}
