/**
 * A spreadsheet evaluates a text that begins like this, also with the full-width and small variants of the signs
 * (https://owasp.org/www-community/attacks/CSV_Injection). Blanks and invisible characters before it do not help.
 */
const BEGINS_FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u
/** A sign behind blanks, with those. Matches every run of blanks, so that long ones take linear time. */
const BEHIND_BLANKS = /([;\s\p{C}]+)([=+\-@＝＋－＠﹦﹢﹣﹫]?)/gu
/** What separates cells in the files of other languages, and lines. */
const SEPARATOR = /[;\t\r\n]/
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
/** Includes `#`: programs that skip comments truncate a line there. */
const NEEDS_QUOTES = /[",;#\t\r\n]/

/**
 * A text as one field of CSV (RFC 4180): the only rule by which texts go into files that spreadsheets open. An
 * apostrophe keeps a spreadsheet from evaluating it. Negative numbers stay numbers.
 */
export function csvField(text: string): string {
  if (NEGATIVE_NUMBER.test(text)) return text
  // Read with another separator, the quotes of a field are no quotes.
  const inner = text.replace(BEHIND_BLANKS, (run, blanks: string, sign: string) =>
    sign !== '' && SEPARATOR.test(blanks) ? `${blanks}'${sign}` : run,
  )
  const safe = BEGINS_FORMULA.test(inner) ? `'${inner}` : inner
  return NEEDS_QUOTES.test(safe) ? quoted(safe) : safe
}

/** An apostrophe before a sign, behind what separates cells elsewhere. Matches every run of blanks, so that long ones take linear time. */
const KEPT_FROM_FORMULA = /([;\s\p{C}]+)('?)(?=([=+\-@＝＋－＠﹦﹢﹣﹫]?))/gu

/**
 * The text of a field that {@link csvField} has written, without the quotes around it: the apostrophes against formulas
 * are taken away. Written again, it is the same field.
 */
export function textOfField(field: string): string {
  const behind = field.startsWith("'") ? field.slice(1) : ''
  const isKept = BEGINS_FORMULA.test(behind) && !NEGATIVE_NUMBER.test(behind)
  return (isKept ? behind : field).replace(
    KEPT_FROM_FORMULA,
    (run, blanks: string, mark: string, sign: string) =>
      mark !== '' && sign !== '' && SEPARATOR.test(blanks) ? blanks : run,
  )
}

/** A text on one line, so that a device's name cannot begin another one. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** A text as one field on one line. */
export const csvLineField = (text: string): string => csvField(oneLine(text))

/** A comment as a whole line: one quoted cell that begins with `#`, so that nothing in it begins a cell. */
export const csvComment = (text: string): string => `${quoted(`# ${oneLine(text)}`)}\r\n`

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
