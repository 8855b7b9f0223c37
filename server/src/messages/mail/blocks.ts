/** A part of a mail's body; each is rendered as HTML and as plain text. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'second-button'; label: string; url: string }
  | { kind: 'image'; id: string; alt: string; width: number; height: number }
  | { kind: 'link'; label: string; url: string }

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

/** Small print. */
export const note = (text: string): MailBlock => ({ kind: 'note', text })

/**
 * A picture that is attached to the mail, see `NewMail.images`; the plain text omits it.
 *
 * Width and height are display sizes, px.
 */
export const image = ({
  id,
  alt,
  width,
  height,
}: {
  id: string
  alt: string
  width: number
  height: number
}): MailBlock => ({ kind: 'image', id, alt, width, height })

/**
 * The main action for the reader.
 *
 * @param url http or https
 * @throws if it is another kind of address, which a mail must never link to
 */
export const button = (label: string, url: string): MailBlock => ({
  kind: 'button',
  label,
  url: webAddress(url),
})

/** A secondary action; see {@link button}. */
export const secondButton = (label: string, url: string): MailBlock => ({
  kind: 'second-button',
  label,
  url: webAddress(url),
})

/** A link in small print; see {@link button}. */
export const link = (label: string, url: string): MailBlock => ({
  kind: 'link',
  label,
  url: webAddress(url),
})

function webAddress(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new Error(`A button leads to http or https, got ${protocol}`)
  }
  return href
}
