/** A picture that goes along with a mail, as PNG. */
export interface MailImage {
  /** Names it within the mail: small letters and digits. */
  id: string
  /** What stands for it where pictures are not shown. */
  alt: string
  bytes: Uint8Array
  /** As it is shown, px. */
  width: number
  height: number
}

/** Bytes of the pictures of one mail: the outbox keeps them until the mail is delivered. */
export const MAIL_IMAGES_BYTES_MAX = 100_000

/** The id of a picture in the message, which its HTML names by `cid:`. */
export const contentIdOf = (id: string): string => `${id}@airshed`
