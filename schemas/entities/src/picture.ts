import { Type, type Static } from 'typebox'

/** What a picture may be when it is uploaded; its bytes decide, not its name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]
/** Largest picture that is taken: 3.1 MB. */
export const PICTURE_BYTES_MAX = 3_100_000
/** Most pixels of a picture that is taken, before it is made smaller. */
export const PICTURE_PIXELS_MAX = 25_000_000
/** Width and height of a picture as it is kept. */
export const PICTURE_SIDE_PX = 256

export const PICTURE_ID_PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Names a picture; whoever knows it may see the picture. */
export const PictureId = Type.String({ pattern: PICTURE_ID_PATTERN })

/** Answer of `POST pictures`. */
export const UploadedPicture = Type.Object({
  id: Type.String({
    description:
      'For `picture` of a user or `logo` of an organization; a picture that neither has is removed after a day',
  }),
})
export type UploadedPicture = Static<typeof UploadedPicture>

/** Where browsers load a picture, which never changes; null: there is none. */
export const picturePath = (id: string | null): string | null =>
  id === null ? null : `/v2/pictures/${id}`
