import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { FirmwareImage, FirmwareRollout } from '@airshed/schemas'
import {
  cancelFirmwareRollout,
  completeFirmware,
  continueFirmwareRollout,
  deleteFirmware,
  getFirmware,
  getFirmwareRollout,
  listFirmware,
  listFirmwareRollouts,
  listRolloutDevices,
  pauseFirmwareRollout,
  rollBackFirmwareRollout,
  sendFirmwarePart,
  startFirmwareRollout,
  uploadFirmware,
} from '@airshed/schemas/calls'
import { firmwareImage, firmwareRollout, rolloutDevice } from '../builders/firmware.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeFirmwareOptions {
  /** Default none. */
  firmware?: readonly FirmwareImage[]
  /** Default none; each has four devices. */
  firmwareRollouts?: readonly FirmwareRollout[]
}

/** Firmware that can be uploaded in parts and deleted, and rollouts that can be started, paused, continued and ended. */
export function fakeFirmware(options: FakeFirmwareOptions): FakeAnswer[] {
  const images = new Map((options.firmware ?? []).map((one) => [one.id, one]))
  const rollouts = new Map((options.firmwareRollouts ?? []).map((one) => [one.id, one]))
  const imageOf = (id: string): FirmwareImage => images.get(id) ?? refuse('image')
  const rolloutOf = (id: string): FirmwareRollout => rollouts.get(id) ?? refuse('rollout')
  const put = (image: FirmwareImage): FirmwareImage => {
    images.set(image.id, image)
    return image
  }
  const change = (id: string, changes: Partial<FirmwareRollout>): FirmwareRollout => {
    const changed = { ...rolloutOf(id), pause: null, ...changes }
    rollouts.set(id, changed)
    return changed
  }
  return [
    fake(listFirmware, ({ query: { organization_id: organization, search, status, channel } }) => {
      // Values from an address are texts.
      const statuses = [status ?? ['uploading', 'available']].flat()
      const channels = [channel ?? []].flat()
      return fakeList(
        [...images.values()].filter(
          (one) =>
            isOf(organization, one) &&
            holdsWords(search, one.version, one.device_type, one.notes) &&
            statuses.includes(one.status) &&
            (channels.length === 0 || channels.includes(one.channel)),
        ),
      )
    }),
    fake(getFirmware, ({ params }) => imageOf(params.id)),
    fake(uploadFirmware, ({ body }) =>
      put(
        firmwareImage(1, {
          ...body,
          notes: body.notes ?? '',
          id: `firmware_new_${images.size}`,
          received_bytes: 0,
        }),
      ),
    ),
    fake(sendFirmwarePart, ({ params, query, body }) => {
      const image = imageOf(params.id)
      const bytes = body instanceof Blob ? body.size : body.byteLength
      return put({ ...image, received_bytes: Number(query.offset) + bytes })
    }),
    fake(completeFirmware, ({ params }) =>
      put({ ...imageOf(params.id), status: 'available', actions: ['roll_out', 'delete'] }),
    ),
    fake(deleteFirmware, ({ params }) => {
      images.delete(params.id)
      return null
    }),
    fake(listFirmwareRollouts, ({ query: { organization_id: organization } }) =>
      fakeList([...rollouts.values()].filter((one) => isOf(organization, one))),
    ),
    fake(getFirmwareRollout, ({ params }) => rolloutOf(params.id)),
    fake(listRolloutDevices, ({ params, query: { search, state } }) => {
      const states = [state ?? []].flat()
      const { version } = rolloutOf(params.id)
      return fakeList(
        [0, 1, 2, 3]
          .map((index) => rolloutDevice(index, { rollout_id: params.id, to_version: version }))
          .filter(
            (one) =>
              holdsWords(search, one.serial, one.name) &&
              (states.length === 0 || states.includes(one.state)),
          ),
      )
    }),
    fake(startFirmwareRollout, ({ body }) => {
      const { version, device_type } = imageOf(body.image_id)
      const id = `rollout_new_${rollouts.size}`
      const started = firmwareRollout(0, { ...body, id, version, device_type, wave: 0 })
      rollouts.set(id, started)
      return started
    }),
    fake(pauseFirmwareRollout, ({ params }) =>
      change(params.id, {
        state: 'paused',
        pause: { cause: 'person', by: 'Ada Author', percent: null, limit: null },
        actions: ['continue', 'roll_back', 'cancel'],
      }),
    ),
    fake(continueFirmwareRollout, ({ params }) =>
      change(params.id, { state: 'running', actions: ['pause', 'roll_back', 'cancel'] }),
    ),
    fake(rollBackFirmwareRollout, ({ params }) =>
      change(params.id, { state: 'rolling_back', actions: ['cancel'] }),
    ),
    fake(cancelFirmwareRollout, ({ params }) =>
      change(params.id, { state: 'cancelled', actions: ['roll_back'] }),
    ),
  ]
}

function refuse(what: string): never {
  throw new FakeRefusal(404, 'NOT_FOUND', `There is no such ${what}`)
}
