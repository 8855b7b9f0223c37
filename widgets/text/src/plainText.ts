/** How many characters are read, and how many are returned. */
const LOOK_AT = 2_000
const SUMMARY_LENGTH = 200

/**
 * The first words of a Markdown text without its marks, on one line; an ellipsis replaces the omitted
 * rest.
 */
export function plainText(markdown: string): string {
  const words = markdown
    .slice(0, LOOK_AT)
    // Fences, rules, and the line below the header of a table.
    .replaceAll(/^[ \t]*(?:[`~]{3,}.*|[-|: \t]{3,}|[*_=]{3,})$/gm, ' ')
    .replaceAll(/^[ \t>]*(?:#{1,6}[ \t]|[-+*][ \t](?:\[[ xX]\][ \t])?)/gm, '')
    .replaceAll(/!?\[([^[\]]*)\]\([^()\s]*(?:[ \t]"[^"]*")?\)/g, '$1')
    .replaceAll(/[*~`]+|^>+/gm, '')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words.length <= SUMMARY_LENGTH) return markdown.length > LOOK_AT ? `${words}…` : words
  const end = words.lastIndexOf(' ', SUMMARY_LENGTH)
  return `${words.slice(0, end > 0 ? end : SUMMARY_LENGTH)}…`
}
