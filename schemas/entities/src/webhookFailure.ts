import { type Static } from 'typebox'
import { Words } from './common.ts'

/** Why an attempt failed; `refused`: an answer came that is no success; `disabled`: the webhook was, before it was sent. */
export const DELIVERY_FAILURES = [
  'not_public',
  'timeout',
  'unreachable',
  'refused',
  'disabled',
] as const
export const DeliveryFailure = Words(DELIVERY_FAILURES)
export type DeliveryFailure = Static<typeof DeliveryFailure>
