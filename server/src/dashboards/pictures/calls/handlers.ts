import { Readable } from 'node:stream'
import { PICTURE_BYTES_MAX } from '@airshed/schemas'
import { uploadPicture } from '@airshed/schemas/calls'
import { change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { oneByOne } from '../oneByOne.ts'
import { KEPT_PICTURE_TYPE, squarePicture } from '../squarePicture.ts'
import { dropEarlierUploads, PICTURE_OWNER } from './pictureRows.ts'

/** Pictures of people and logos of organizations. */
export function pictureHandlers({ files }: Pick<ServerContext, 'files'>): Handler[] {
  const inTurn = oneByOne()
  return [
    change(uploadPicture, {
      prepare: async ({ body }) => {
        const bytes: unknown = body
        if (!Buffer.isBuffer(bytes)) throw apiError('PICTURE_UNREADABLE')
        const square = await inTurn(() => squarePicture(bytes))
        return files.receive(Readable.from([square]), { limitBytes: PICTURE_BYTES_MAX })
      },
      run: async ({ tx, caller, prepared }) => {
        const owner = { kind: PICTURE_OWNER, id: caller.user.id }
        const { id } = await files.add(tx, prepared, {
          organizationId: null,
          owner,
          name: 'picture.webp',
          mediaType: KEPT_PICTURE_TYPE,
        })
        await dropEarlierUploads(tx, owner.id)
        return { id }
      },
    }),
  ]
}
