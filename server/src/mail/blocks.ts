/** A part of a mail's body; each is written as HTML and as plain text. */
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
 * A picture that is sent along with the mail, see `NewMail.images`; the plain text goes without it.
 *
 * Width and height as it is shown, px.
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
 * What the reader is asked to do.
 *
 * @param url http or https
 * @throws where it is another kind of address, which a mail must never lead to
 */
export const button = (label: string, url: string): MailBlock => ({
  kind: 'button',
  label,
  url: webAddress(url),
})

/** What the reader can do besides; as {@link button}. */
export const secondButton = (label: string, url: string): MailBlock => ({
  kind: 'second-button',
  label,
  url: webAddress(url),
})

/** A link in small print; as {@link button}. */
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
