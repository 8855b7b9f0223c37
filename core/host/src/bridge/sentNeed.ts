import { sentNeeds } from '@airshed/contract/needs'
import { Type } from 'typebox'

/**
 * A need as a frame may send it: fields and types as in the contract, with limits on the length of
 * lists.
 */
export const SentNeed = Type.Union(sentNeeds())
