import { Id } from '@airshed/schemas'
import type { RouteOptions } from 'fastify'
import { Type, type Static } from 'typebox'
import { apiError } from '../../base/errors.ts'
import type { ServerContext } from '../../context.ts'
import type { StoredFile } from '../../storage/files/files.ts'
import { sendFile } from '../../storage/files/sendFile.ts'
import { offeredFirmware } from './firmwareMessages.ts'

const ByImage = Type.Object(
  { serial: Type.String({ minLength: 1, maxLength: 100 }), image: Id },
  { additionalProperties: false },
)

/** The bytes of an image that a device is offered now; undefined: it is not. */
export async function firmwareFile(
  { store, files }: Pick<ServerContext, 'store' | 'files'>,
  nodeId: string,
  imageId: string,
): Promise<StoredFile | undefined> {
  const offered = await offeredFirmware(store.db, nodeId)
    .select('firmware_images.file_id')
    .where('firmware_images.id', '=', imageId)
    .executeTakeFirst()
  const fileId = offered?.file_id ?? null
  return fileId === null ? undefined : files.find(fileId)
}

/** The route from which a device fetches the firmware that it is offered; its key is checked beforehand. */
export const firmwareFileRoute = (
  context: ServerContext,
): Pick<RouteOptions, 'method' | 'url' | 'schema' | 'handler'> => ({
  method: 'GET',
  url: '/devices/:serial/firmware/:image',
  schema: {
    tags: ['devices'],
    summary: 'The firmware that the device is offered, or a range of it; ETag is its digest',
    security: [{ deviceKey: [] }],
    params: ByImage,
  },
  handler: async (request, reply) => {
    const { keyHolder, params } = request
    if (keyHolder === null) throw new Error('The key of this route is not checked')
    const { image } = params as Static<typeof ByImage>
    const file = await firmwareFile(context, keyHolder.nodeId, image)
    if (file === undefined) throw apiError('NOT_FOUND', { what: 'Firmware image', id: image })
    return sendFile(context.files, file, request, reply)
  },
})
