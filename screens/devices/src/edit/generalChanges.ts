import type { NodeEdit } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'
import { tagsIn } from '../tags/tagsText.ts'
import type { GeneralForm } from './generalForm.ts'

/** The interval requested from a device, otherwise its reported one, ms. */
export function intervalOf({ settings, interval }: Pick<Node, 'settings' | 'interval'>): number {
  const asked = settings?.['interval']
  return typeof asked === 'number' ? asked : interval
}

/**
 * Whether the interval of a device is only assumed: it never reported one to us, and nobody requested one. Unknown for a
 * device without its settings.
 */
export const isIntervalAssumed = ({ settings }: Pick<Node, 'settings'>): boolean =>
  settings !== undefined && typeof settings['interval'] !== 'number'

/** The initial form of a device, without an assumed interval. @param hasInterval whether another one can be requested */
export const generalOf = (node: Node, hasInterval: boolean): GeneralForm => ({
  name: node.name,
  description: node.description,
  tags: (node.tags ?? []).join(', '),
  ...(hasInterval && !isIntervalAssumed(node) ? { interval: String(intervalOf(node)) } : {}),
})

/** The changed fields, as the body of the call; null if there are none. */
export function generalChanges(before: GeneralForm, after: GeneralForm): NodeEdit | null {
  const description = after.description ?? ''
  const tags = tagsIn(after.tags)
  const changes: NodeEdit = {
    ...(after.name === before.name ? {} : { name: after.name }),
    ...(description === (before.description ?? '') ? {} : { description }),
    ...(tags.join() === tagsIn(before.tags).join() ? {} : { tags }),
    ...(after.interval === undefined || after.interval === before.interval
      ? {}
      : { settings: { interval: Number(after.interval) } }),
  }
  return Object.keys(changes).length === 0 ? null : changes
}
