import { Type, type Static } from 'typebox'
import { Id, Words } from './common.ts'

/** Maximum number of serials in one claim. */
export const CLAIM_SERIALS_MAX = 5000

/** `POST nodes/claim`. */
export const NodeClaim = Type.Object(
  {
    organization_id: Id,
    serials: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      minItems: 1,
      maxItems: CLAIM_SERIALS_MAX,
      description: 'As the devices have them, with or without the prefix of their kind',
    }),
    accepts_keyless: Type.Optional(
      Type.Boolean({
        description:
          'Their readings are taken without the key of the organization from then on, as before. Default false',
      }),
    ),
    keys: Type.Optional(
      Type.Boolean({
        description:
          'Each device that can be asked for something gets a key of its own at once. Default false',
      }),
    ),
  },
  { additionalProperties: false },
)
export type NodeClaim = Static<typeof NodeClaim>

/**
 * Why a serial was not claimed: it belongs to an organization whose devices the caller can read already, or no
 * unclaimed device has reported under it. Whether another organization owns it is not disclosed.
 */
const CLAIM_FAILURES = ['CLAIMED_ALREADY', 'NOT_CLAIMABLE'] as const
export const ClaimFailure = Words(CLAIM_FAILURES)
export type ClaimFailure = Static<typeof ClaimFailure>

/** The outcome for the serials of a claim, each as submitted. */
export const NodeClaimed = Type.Object({
  data: Type.Record(Type.String(), Type.Boolean(), {
    description: 'Serial → whether it is claimed now',
  }),
  failures: Type.Record(Type.String(), ClaimFailure, {
    description: 'Serial → why it was not claimed',
  }),
  keys: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'Serial → its new key, shown only now; absent if none was asked for',
    }),
  ),
})
export type NodeClaimed = Static<typeof NodeClaimed>
