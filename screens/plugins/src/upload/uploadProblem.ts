import { ApiError, NetworkError, type Issue } from '@airshed/console-kit'

/** Larger archives are refused by every server, so they are not sent at all. */
export const ARCHIVE_MAX_BYTES = 5_000_000

/** Why an archive was not stored. */
export type UploadProblem =
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly issues: readonly Issue[] }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'failed' }

/** What is wrong with a file before it is sent; null: nothing that can be detected here. */
export function fileProblem({ size }: Pick<File, 'size'>): UploadProblem | null {
  if (size === 0) return { kind: 'empty' }
  return size > ARCHIVE_MAX_BYTES ? { kind: 'too-large', bytes: size } : null
}

/** The user-facing problem of a failed upload. */
export function uploadProblem(error: unknown): UploadProblem {
  if (error instanceof NetworkError) return { kind: 'no-answer' }
  if (error instanceof ApiError && error.status < 500) {
    return { kind: 'refused', error, issues: error.issues }
  }
  return { kind: 'failed' }
}
