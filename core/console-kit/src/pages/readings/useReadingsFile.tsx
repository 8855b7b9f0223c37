import { isCancelled, type FileProgress } from '@airshed/data'
import { useAirshed, useShowError, useToaster } from '@airshed/kit/provider'
import type { MeasurementExport } from '@airshed/schemas'
import { exportMeasurements } from '@airshed/schemas/calls'
import { LONG_TOAST_MS } from '@airshed/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { fileName, saveFile } from '../../exports/saveFile.ts'
import { usePagesText } from '../messages/pagesText.ts'
import { ReadingsProgress } from './ReadingsProgress.tsx'
import { readingsInFile } from './wholeFile.ts'

/** Update interval of the progress figures. */
const REDRAW_MS = 100
/** A file that arrives sooner is saved without showing progress. */
const SHOWN_AFTER_MS = 400

export interface ReadingsFile {
  /**
   * Saves every requested reading as CSV, as the devices reported them; the server writes the file. Failures are
   * shown to the user.
   *
   * @param name of the file without its ending; characters that file systems refuse are removed
   * @returns whether it was saved
   */
  save: (search: MeasurementExport, name: string) => Promise<boolean>
  /** The download progress, to be rendered somewhere on the page. */
  progress: ReactNode
}

/** Downloads files of readings, which may be large, with a progress bar that can cancel. */
export function useReadingsFile(): ReadingsFile {
  const { api, clock } = useAirshed()
  const toaster = useToaster()
  const showError = useShowError()
  const text = usePagesText()
  const running = useRef<AbortController | null>(null)
  const [isShown, setShown] = useState(false)
  const [progress, setProgress] = useState<FileProgress | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function save(search: MeasurementExport, name: string): Promise<boolean> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setProgress(null)
    const showing = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    let drawnAt = 0
    const onProgress = (arrived: FileProgress): void => {
      const now = clock.now()
      if (now - drawnAt < REDRAW_MS) return
      drawnAt = now
      setProgress(arrived)
    }
    try {
      const file = await api.call(
        exportMeasurements,
        { body: search },
        { signal: own.signal, onProgress },
      )
      if ((await readingsInFile(file)) === null) {
        toaster.show({
          message: text('readings.broken'),
          intent: 'danger',
          durationMs: LONG_TOAST_MS,
        })
        return false
      }
      saveFile(file, fileName(name, 'csv'))
      return true
    } catch (error) {
      if (!isCancelled(error)) showError(error, 'file of readings')
      return false
    } finally {
      clearTimeout(showing)
      if (running.current === own) {
        running.current = null
        setShown(false)
      }
    }
  }
  return {
    save,
    progress: isShown ? (
      <ReadingsProgress progress={progress} onCancel={() => running.current?.abort()} />
    ) : null,
  }
}
