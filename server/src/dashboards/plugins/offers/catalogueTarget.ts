import type { Config } from '../../../base/config.ts'
import type { OutgoingError } from '../../../base/outgoing/outgoingError.ts'

/**
 * Whether a file that a catalogue names may be in a private network: only if the operator allows such targets, and
 * only on the origin of the catalogue. The operator chooses the catalogue, but its maintainer chooses the files, and
 * must not direct this server to other hosts of its network.
 *
 * @param catalogue address of the catalogue, as in the settings
 */
export const reachesPrivate = (
  { allowPrivateTargets }: Pick<Config, 'allowPrivateTargets'>,
  target: URL,
  catalogue: string,
): boolean => allowPrivateTargets && isOnOrigin(target, catalogue)

/**
 * Why a file of a catalogue could not be fetched, for people. For another origin, the text does not distinguish
 * between an unreachable and a private address, because that would allow probing a network.
 */
export function failureReason(error: OutgoingError, target: URL, catalogue: string): string {
  if (isOnOrigin(target, catalogue) || error.failure === 'refused') return error.message
  return 'It cannot be reached, or it is not a public address. In a private network, files must be on the origin of their catalogue'
}

const isOnOrigin = (target: URL, catalogue: string): boolean =>
  target.origin === new URL(catalogue).origin
