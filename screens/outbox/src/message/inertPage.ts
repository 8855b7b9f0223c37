/**
 * The HTML of a message with links that open elsewhere, which the sandbox of its frame forbids: a click
 * neither leaves the console nor replaces the message.
 */
export const inertPage = (html: string): string =>
  html.replace(/<head(?=[\s>])[^>]*>/i, (head) => `${head}<base target="_blank">`)
