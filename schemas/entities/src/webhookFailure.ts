import { type Static } from 'typebox'
import { Words } from './common.ts'

/**
 * Why an attempt failed; `refused`: the answer was not a success; `disabled`: the webhook was disabled before the event
 * was sent.
 */
export const DELIVERY_FAILURES = [
  'not_public',
  'timeout',
  'unreachable',
  'refused',
  'disabled',
] as const
export const DeliveryFailure = Words(DELIVERY_FAILURES)
export type DeliveryFailure = Static<typeof DeliveryFailure>
