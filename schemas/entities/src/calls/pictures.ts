import { Type } from 'typebox'
import { PICTURE_TYPES, UploadedPicture } from '../picture.ts'
import { defineCall } from './call.ts'

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/pictures',
  entity: 'pictures',
  summary:
    'Upload a picture of a person or a logo: a JPEG, PNG or GIF of at most 3.1 MB, kept as a square without anything else that its file held',
  body: Type.Unsafe<ArrayBuffer | Blob>({
    content: Object.fromEntries(
      PICTURE_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  }),
  bodyType: PICTURE_TYPES,
  answer: UploadedPicture,
  status: 201,
  access: 'caller',
  limit: { perMinute: 10, by: 'caller' },
  audit: { none: 'it belongs to nothing until a user or an organization is changed to have it' },
  changes: [],
})
