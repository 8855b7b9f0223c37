import { NODE_TAG_MAX, NODE_TAGS_MAX } from '@airshed/console-kit/define'

/** One tag in a text of several, with the space before it; the server counts its characters exactly. */
const ONE_TAG = `[^,]{0,${NODE_TAG_MAX + 2}}`

/** What tags in a field look like, between commas. */
export const TAGS_TEXT = {
  maxLength: 1000,
  pattern: `^${ONE_TAG}(,${ONE_TAG}){0,${NODE_TAGS_MAX - 1}}$`,
} as const

/** The tags in a text. */
export const tagsIn = (text = ''): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** Whether two lists have the same tags in the same order. */
export const isSameTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join()
