/** Spreadsheets evaluate a text that begins like this. */
const CALCULATED = /^[=+\-@\t\r]/
/** Includes `#`: programs that skip comments truncate a line there. */
const NEEDS_QUOTES = /[",#\r\n]/

/** A text as one field of CSV (RFC 4180); a leading apostrophe keeps a spreadsheet from evaluating it. */
export function csvField(text: string): string {
  const safe = CALCULATED.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
