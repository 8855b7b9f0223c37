import { useState, type DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Handlers for an element that accepts a dropped file. */
export function useFileDrop(onDrop: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  if (onDrop === undefined) return { isOver: false, handlers: {} }
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file === undefined) return
      event.preventDefault()
      onDrop(file)
    },
  }
  return { isOver, handlers }
}
