import type { NodeEdit, NodeSetting } from '@airshed/console-kit'
import type { DebugForm } from './debugForm.ts'

/** What the form starts with: what was asked of the device, else what it reports, else nothing. */
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

/** The tags of a text, each once: separated by blanks, commas or lines. */
export const tagsOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,]+/).filter((tag) => tag !== '')),
]

/** The settings that differ, as the body of the call; null: none does. */
export function debugChanges(before: DebugForm, after: DebugForm): NodeEdit | null {
  const [tagsBefore, tags] = [before, after].map(({ debug_tags: text = '' }) => tagsOf(text))
  const settings = {
    ...(after.debug_level === before.debug_level ? {} : { debug_level: Number(after.debug_level) }),
    ...(String(tags) === String(tagsBefore) ? {} : { debug_tags: tags }),
  }
  return Object.keys(settings).length === 0 ? null : { settings }
}
