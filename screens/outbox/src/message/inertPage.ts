/**
 * The page of a message whose links open elsewhere, where the sandbox of its frame lets nothing open: a
 * click neither leaves the console nor replaces what is read.
 */
export const inertPage = (html: string): string =>
  html.replace(/<head(?=[\s>])[^>]*>/i, (head) => `${head}<base target="_blank">`)
