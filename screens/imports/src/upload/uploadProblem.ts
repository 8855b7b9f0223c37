import { ApiError } from '@airshed/console-kit'
import { IMPORT_BYTES_MAX } from '@airshed/console-kit/define'

/** Why a file was not taken. */
export type UploadProblem =
  | { kind: 'empty' }
  | { kind: 'tooLarge'; bytes: number }
  /** @property error of the server, or that it could not be reached */
  | { kind: 'refused'; error: unknown }

/** What is wrong with a file before it is sent; null: nothing is known. */
export function fileProblem({ size }: Pick<File, 'size'>): UploadProblem | null {
  if (size === 0) return { kind: 'empty' }
  return size > IMPORT_BYTES_MAX ? { kind: 'tooLarge', bytes: size } : null
}

/** Why the server did not take a file. */
export function uploadProblem(error: unknown, { size }: Pick<File, 'size'>): UploadProblem {
  const isTooLarge = error instanceof ApiError && error.status === 413
  return isTooLarge ? { kind: 'tooLarge', bytes: size } : { kind: 'refused', error }
}
