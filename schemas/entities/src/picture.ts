import { Type, type Static } from 'typebox'

/** Formats of an uploaded picture; its bytes decide, not its name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]
/** Largest accepted picture: 3.1 MB. */
export const PICTURE_BYTES_MAX = 3_100_000
/** Maximum number of pixels of an accepted picture, before it is scaled down. */
export const PICTURE_PIXELS_MAX = 25_000_000
/** Width and height of a picture as stored. */
export const PICTURE_SIDE_PX = 256

export const PICTURE_ID_PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Identifies a picture; whoever knows the id may see the picture. */
export const PictureId = Type.String({ pattern: PICTURE_ID_PATTERN })

/** Answer of `POST pictures`. */
export const UploadedPicture = Type.Object({
  id: Type.String({
    description:
      'For `picture` of a user or `logo` of an organization; a picture that neither has is removed after a day',
  }),
})
export type UploadedPicture = Static<typeof UploadedPicture>

/** The path from which browsers load a picture, which never changes; null: there is none. */
export const picturePath = (id: string | null): string | null =>
  id === null ? null : `/v2/pictures/${id}`
