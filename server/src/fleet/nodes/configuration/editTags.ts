import { normalTag, normalTags } from '@airshed/domain'
import { NODE_TAG_MAX } from '@airshed/schemas'
import { invalidField } from '../../../access/input/invalidField.ts'

/**
 * Tags as they are kept.
 *
 * @param typed as somebody typed them
 * @param path JSON pointer of their field
 * @throws ApiError 400 VALIDATION_FAILED for one of which nothing is left, or that becomes too long, as it is kept
 */
export function checkedTags(typed: readonly string[], path: string): string[] {
  typed.forEach((tag, index) => {
    const { length } = [...normalTag(tag)]
    if (length > 0 && length <= NODE_TAG_MAX) return
    throw invalidField(`${path}/${index}`, `a word of up to ${NODE_TAG_MAX} characters`, tag)
  })
  return normalTags(typed)
}

/** The tags that a device gets; nothing if they stay as they are. @param asked undefined: nobody asked for any */
export function editedTags(
  { tags }: { tags: readonly string[] },
  asked: readonly string[] | undefined,
): { tags?: string[] } {
  if (asked === undefined) return {}
  const wanted = checkedTags(asked, '/tags')
  return isSameTags(wanted, tags) ? {} : { tags: wanted }
}

/** Both as they are kept. */
export const isSameTags = (a: readonly string[], b: readonly string[]): boolean =>
  a.join() === b.join()
