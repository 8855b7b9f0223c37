import type { NodeEdit } from '@airshed/console-kit'
import type { MeansSame } from '@airshed/console-kit/forms'
import type { Node } from '@airshed/kit'
import { isSameTags, tagsIn } from '../tags/tagsText.ts'
import type { GeneralForm } from './generalForm.ts'
import { AUTOMATIC_ZONE } from './zone/zoneOptions.ts'

/** General fields of a device that is set up. */
export interface DetailsForm extends GeneralForm {
  type: string
}

/** The interval requested from a device, otherwise its reported one, ms. */
export function intervalOf({ settings, interval }: Pick<Node, 'settings' | 'interval'>): number {
  const asked = settings?.['interval']
  return typeof asked === 'number' ? asked : interval
}

/**
 * Whether the interval of a device is only assumed: it never reported one to us, and nobody requested one. Unknown for a
 * device without its settings.
 */
const isIntervalAssumed = ({ settings }: Pick<Node, 'settings'>): boolean =>
  settings !== undefined && typeof settings['interval'] !== 'number'

/** The initial form of a device, without an assumed interval. @param hasInterval whether another one can be requested */
export const detailsOf = (node: Node, hasInterval: boolean): DetailsForm => ({
  name: node.name,
  description: node.description,
  tags: (node.tags ?? []).join(', '),
  type: node.type,
  timezone: node.timezone_source === 'person' ? node.timezone : AUTOMATIC_ZONE,
  ...(hasInterval && !isIntervalAssumed(node) ? { interval: String(intervalOf(node)) } : {}),
})

/** Tags are a list in a text: however it is written, it means the same tags. */
export const meansSameDetail: MeansSame = (name, one, other) =>
  name === 'tags' &&
  isSameTags(tagsIn(one as GeneralForm['tags']), tagsIn(other as GeneralForm['tags']))

/** The changed fields, as the body of the call; null if there are none. */
export function detailsChanges(
  before: Partial<DetailsForm>,
  after: GeneralForm & Partial<Pick<DetailsForm, 'type'>>,
): NodeEdit | null {
  const { name, type, timezone, interval, description = '' } = after
  const tags = tagsIn(after.tags)
  const changes: NodeEdit = {
    ...(name === before.name ? {} : { name }),
    ...(description === (before.description ?? '') ? {} : { description }),
    ...(isSameTags(tags, tagsIn(before.tags)) ? {} : { tags }),
    ...(type === undefined || type === before.type ? {} : { type }),
    ...(timezone === before.timezone
      ? {}
      : { timezone: timezone === AUTOMATIC_ZONE ? null : timezone }),
    ...(interval === undefined || interval === before.interval
      ? {}
      : { settings: { interval: Number(interval) } }),
  }
  return Object.keys(changes).length === 0 ? null : changes
}
