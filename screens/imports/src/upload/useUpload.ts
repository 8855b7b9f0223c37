import { isCancelled, useChange, type FileImportDetails } from '@airshed/console-kit'
import { uploadImport } from '@airshed/console-kit/calls'
import { useEffect, useRef, useState } from 'react'
import { fileName } from './fileName.ts'
import { fileProblem, uploadProblem, type UploadProblem } from './uploadProblem.ts'

/** State of an upload. */
export interface Upload {
  /** The file that is being sent, or was sent. */
  file: File | null
  isSending: boolean
  /** From 0 to 1. */
  share: number
  problem: UploadProblem | null
  send: (file: File, organizationId: string) => void
  cancel: () => void
}

interface Sending {
  file: File
  organizationId: string
  signal: AbortSignal
}

/** Sends a file; leaving the page cancels it. */
export function useUpload(onUploaded: (uploaded: FileImportDetails) => void): Upload {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<UploadProblem | null>(null)
  const running = useRef<AbortController | null>(null)
  const { mutateAsync, isPending } = useChange(uploadImport, {
    input: ({ file: body, organizationId }: Sending) => ({
      query: { organization_id: organizationId, file_name: fileName(body.name) },
      body,
    }),
    signal: ({ signal }) => signal,
    onSent: ({ sentBytes, totalBytes }) => setShare(totalBytes === 0 ? 0 : sentBytes / totalBytes),
    // It is shown beside the file.
    isShown: () => false,
  })
  const cancel = (): void => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])
  return {
    file,
    isSending: isPending,
    share,
    problem,
    cancel,
    send(chosen, organizationId) {
      cancel()
      setFile(chosen)
      setShare(0)
      const found = fileProblem(chosen)
      setProblem(found)
      if (found !== null) return
      const controller = new AbortController()
      running.current = controller
      mutateAsync({ file: chosen, organizationId, signal: controller.signal }).then(
        onUploaded,
        (error: unknown) => {
          if (!isCancelled(error)) setProblem(uploadProblem(error, chosen))
        },
      )
    },
  }
}
