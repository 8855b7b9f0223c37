import type {
  FirmwareChannel,
  FirmwareDeviceState,
  FirmwarePause,
  FirmwareRolloutState,
  FirmwareStatus,
  RolloutGates,
} from '@airshed/schemas'
import type { Json, Millis } from './columns.ts'

/** A firmware image; until it is available, its upload. */
export interface FirmwareImagesTable {
  id: string
  organization_id: string
  device_type: string
  /** As devices report it. */
  version: string
  channel: FirmwareChannel
  status: FirmwareStatus
  file_name: string
  /** Of the whole image. */
  bytes: number
  /** Hexadecimal. */
  sha256: string
  /** Base64. */
  signature: string
  /** The public key that the signature fits: 32 bytes in base64. */
  signed_by: string
  notes: string
  /** null: it is not available. */
  file_id: string | null
  /** null: the user no longer exists. */
  created_by: string | null
  created_at: Millis
  /** When its bytes were complete and checked. */
  available_at: Millis | null
}

/** A part of an upload that has arrived. */
export interface FirmwarePartsTable {
  image_id: string
  first_byte: number
  bytes: number
  file_id: string
  received_at: Millis
}

/** An image on its way to devices. */
export interface FirmwareRolloutsTable {
  id: string
  organization_id: string
  image_id: string
  state: FirmwareRolloutState
  /** Share of the devices that is offered the image after each wave, %. */
  waves: Json<number[]>
  gates: Json<RolloutGates>
  /** The wave that is on, from 0. */
  wave: number
  /** When it began, or went on after a pause. */
  wave_started_at: Millis
  /** Why it is paused; null: it is not. */
  pause: Json<FirmwarePause> | null
  /** null: the user no longer exists. */
  created_by: string | null
  created_at: Millis
  /** null: it goes on, or may go on. */
  ended_at: Millis | null
}

/** A device of a rollout, which stays as its history. */
export interface FirmwareRolloutDevicesTable {
  rollout_id: string
  node_id: string
  wave: number
  state: FirmwareDeviceState
  /** What it ran when it was offered the image; null: it had not said. */
  from_version: string | null
  /** The image that it is offered to go back; null: it is not on its way back. */
  earlier_image_id: string | null
  /** How much it has downloaded, as it says. */
  percent: number | null
  /** Why it failed, in its words. */
  reason: string | null
  offered_at: Millis | null
  /** When it was first known to run the image. */
  updated_at: Millis | null
  /** When its state last changed. */
  changed_at: Millis
}

/** The image that a device is to install. */
export interface DeviceFirmwareTable {
  node_id: string
  image_id: string
  rollout_id: string
  /** Of the message in its inbox. */
  position: number
  offered_at: Millis
}
