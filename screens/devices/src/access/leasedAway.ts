import type { Node } from '@airshed/kit'

/** Whether the reader owns a device that is leased to somebody else: only its rights are accessible. */
export const isLeasedAway = ({ actions, leased_to: lessee }: Node): boolean =>
  lessee !== null && actions.includes('lease') && !actions.includes('configure')
