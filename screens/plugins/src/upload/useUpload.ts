import { isCancelled, usePublishPlugin, type PublishedPlugin } from '@airshed/console-kit'
import { useEffect, useRef, useState } from 'react'
import { fileProblem, uploadProblem, type UploadProblem } from './uploadProblem.ts'

/** State of an upload. */
export interface Upload {
  /** The file that is being sent, or was sent. */
  readonly file: File | null
  readonly isSending: boolean
  readonly problem: UploadProblem | null
  readonly send: (file: File, organizationId: string) => void
  /** Aborts the running upload. */
  readonly stop: () => void
}

/** Sends an archive; leaving the page or the dialog aborts it. */
export function useUpload(onPublished: (plugin: PublishedPlugin) => void): Upload {
  const { mutateAsync, isPending } = usePublishPlugin()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<UploadProblem | null>(null)
  const running = useRef<AbortController | null>(null)
  const stop = (): void => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])
  return {
    file,
    isSending: isPending,
    problem,
    stop,
    send(chosen, organizationId) {
      stop()
      setFile(chosen)
      const found = fileProblem(chosen)
      setProblem(found)
      if (found !== null) return
      const controller = new AbortController()
      running.current = controller
      mutateAsync({ organizationId, archive: chosen, signal: controller.signal }).then(
        onPublished,
        (error: unknown) => {
          if (!isCancelled(error)) setProblem(uploadProblem(error))
        },
      )
    },
  }
}
