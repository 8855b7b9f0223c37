/** A picture attached to a mail, as PNG. */
export interface MailImage {
  /** Identifies it within the mail: lowercase letters and digits. */
  id: string
  /** Alternative text if pictures are not shown. */
  alt: string
  bytes: Uint8Array
  /** Display size, px. */
  width: number
  height: number
}

/** Maximum total bytes of the pictures of one mail: they are stored in the outbox until it is delivered. */
export const MAIL_IMAGES_BYTES_MAX = 100_000

/** The id of a picture in the message, which its HTML references with `cid:`. */
export const contentIdOf = (id: string): string => `${id}@airshed`
