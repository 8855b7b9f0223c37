import type { Node } from '@airshed/kit'

/** Whether the reader has a device that somebody else uses: its rights are theirs, and nothing else of it. */
export const isLeasedAway = ({ actions, leased_to: lessee }: Node): boolean =>
  lessee !== null && actions.includes('lease') && !actions.includes('configure')
