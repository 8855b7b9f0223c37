import { lazy, Suspense } from 'react'

/** Dialogs over the page, one at a time. */
export type ShellDialog = 'palette' | 'shortcuts' | 'access-context'

// Not needed for the first paint of a page.
const DIALOGS = {
  palette: lazy(() => import('../palette/Palette.tsx')),
  shortcuts: lazy(() => import('../commands/ShortcutSheet.tsx')),
  'access-context': lazy(() => import('../accessContext/AccessContextDialog.tsx')),
}

export interface ShellDialogsProps {
  open: ShellDialog | null
  onClose: () => void
}

/** The open dialog of the shell. */
export function ShellDialogs({ open, onClose }: ShellDialogsProps) {
  if (open === null) return null
  const Dialog = DIALOGS[open]
  return (
    <Suspense fallback={null}>
      <Dialog onClose={onClose} />
    </Suspense>
  )
}
