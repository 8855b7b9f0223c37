import type { Config } from '../../../config.ts'
import type { OutgoingError } from '../../../outgoing/outgoingError.ts'

/**
 * Whether a file that a catalogue names may lie in a private network: where the operator allows such
 * targets, and then on the origin of the catalogue alone. An operator names the catalogue, but whoever
 * keeps it names the files, and must not lead this server to others of its network.
 *
 * @param catalogue address of the catalogue, as in the settings
 */
export const reachesPrivate = (
  { allowPrivateTargets }: Pick<Config, 'allowPrivateTargets'>,
  target: URL,
  catalogue: string,
): boolean => allowPrivateTargets && isOnOrigin(target, catalogue)

/**
 * Why a file of a catalogue could not be fetched, for people. On another origin it is not said whether
 * nobody answers or the address is private, as that would show what there is in a network.
 */
export function failureReason(error: OutgoingError, target: URL, catalogue: string): string {
  if (isOnOrigin(target, catalogue) || error.failure === 'refused') return error.message
  return 'It cannot be reached, or it is not a public address. In a private network, files lie on the origin of their catalogue'
}

const isOnOrigin = (target: URL, catalogue: string): boolean =>
  target.origin === new URL(catalogue).origin
