import { isCancelled, useAirshed, useChange, type FirmwareImage } from '@airshed/console-kit'
import {
  completeFirmware,
  getFirmware,
  sendFirmwarePart,
  uploadFirmware,
  type CallInput,
} from '@airshed/console-kit/calls'
import { FIRMWARE_PART_BYTES_MAX } from '@airshed/console-kit/define'
import { useEffect, useRef, useState } from 'react'

/** State of an upload. */
export interface FirmwareUploading {
  isSending: boolean
  /** From 0 to 1. */
  share: number
  /** Why it has stopped; it can be continued. null: it has not. */
  error: unknown
  /** The image once its upload has begun. */
  image: FirmwareImage | null
  /** Begins an upload, or continues the one that has begun where the server says that it is. */
  send: (file: File, begun: CallInput<typeof uploadFirmware>['body'] | null) => void
}

/**
 * Sends an image part by part. Leaving the dialog stops it; what has arrived is kept, and the upload continues from the
 * list.
 *
 * @param continued an upload that was begun earlier
 */
export function useFirmwareUpload(
  continued: FirmwareImage | null,
  onDone: () => void,
): FirmwareUploading {
  const { api } = useAirshed()
  const [image, setImage] = useState(continued)
  const [isSending, setSending] = useState(false)
  const [received, setReceived] = useState(continued?.received_bytes ?? 0)
  const [error, setError] = useState<unknown>(null)
  const running = useRef<AbortController | null>(null)
  // What fails is shown in the dialog.
  const quiet = { isShown: () => false }
  const { mutateAsync: begin } = useChange(uploadFirmware, quiet)
  const { mutateAsync: complete } = useChange(completeFirmware, quiet)
  useEffect(() => () => running.current?.abort(), [])

  const sendAll = async (
    file: File,
    body: CallInput<typeof uploadFirmware>['body'] | null,
    signal: AbortSignal,
  ): Promise<void> => {
    let at = image
    if (at === null) {
      if (body === null) return
      at = await begin({ body })
    } else {
      at = await api.call(getFirmware, { params: { id: at.id } }, { signal })
    }
    setImage(at)
    const { id } = at
    let offset = at.received_bytes
    while (offset < file.size) {
      setReceived(offset)
      const part = file.slice(offset, offset + FIRMWARE_PART_BYTES_MAX)
      const sent = await api.call(
        sendFirmwarePart,
        { params: { id }, query: { offset }, body: part },
        { signal },
      )
      offset = sent.received_bytes
    }
    setReceived(offset)
    await complete({ params: { id } })
  }

  return {
    isSending,
    share: image === null ? 0 : received / image.bytes,
    error,
    image,
    send(file, body) {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setSending(true)
      setError(null)
      sendAll(file, body, controller.signal).then(
        () => onDone(),
        (problem: unknown) => {
          if (controller.signal.aborted || isCancelled(problem)) return
          setSending(false)
          setError(problem)
        },
      )
    },
  }
}
