import type { NodeEdit } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'
import { detailsChanges, detailsOf } from '../edit/generalChanges.ts'
import type { GeneralForm } from '../edit/generalForm.ts'

/** Default reporting interval requested from a new device. */
const DEFAULT_INTERVAL_MS = 60_000

/**
 * The form of a new device: it asks for the default interval, unless somebody has asked for another one since the page was
 * opened.
 *
 * @param opened the device when the page was opened, with its configuration
 * @param hasInterval whether an interval can be requested of it
 */
export function setUpFormOf(node: Node, opened: Node, hasInterval: boolean): GeneralForm {
  const { type: _, interval: __, ...form } = detailsOf(node, false)
  const interval = node.settings?.['interval']
  const isNew = typeof interval === 'number' && interval !== opened.settings?.['interval']
  return {
    ...form,
    ...(hasInterval ? { interval: String(isNew ? interval : DEFAULT_INTERVAL_MS) } : {}),
  }
}

/** What the user has entered, and the interval in any case: the device may not know it yet. */
export function setUpChanges(before: Partial<GeneralForm>, after: GeneralForm): NodeEdit | null {
  const { interval } = after
  const changes = detailsChanges(before, after)
  return interval === undefined ? changes : { ...changes, settings: { interval: Number(interval) } }
}
