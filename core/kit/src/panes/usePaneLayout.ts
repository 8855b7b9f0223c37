import { localized } from '../provider/language.ts'
import { useAirshed } from '../provider/airshedContext.ts'
import type { PanesDefinition, PaneTree } from '@airshed/contract'
import { useState } from 'react'
import { hidePane, showPane, usualArrangement, type Arrangement } from './arrangement.ts'
import { panesKey, readArrangement, writeArrangement } from './keptPanes.ts'
import { usePanesText } from './messages/panesMessages.ts'
import { moveByPaneKey, resizeByPaneKey, type PaneKey } from './paneKeys.ts'
import { movedText, sizeText, type NameOf } from './paneText.ts'
import { moveLine } from './tree/resizePane.ts'

/** How long a step can be undone, in ms. */
const UNDO_MS = 6000

/** The arrangement of the panes of a screen, and every function that changes it. */
export interface PaneLayout extends Arrangement {
  /** The pane that fills the page; null: none. */
  maximised: string | null
  /** A description of the last change. */
  announcement: string
  nameOf: NameOf
  move: (id: string, key: PaneKey) => void
  resize: (id: string, key: PaneKey) => void
  /** @returns the description of the change, which the line announces itself */
  moveLine: (path: readonly number[], index: number, share: number) => void
  /** Sets an arrangement that was made by pointer, with its description. */
  take: (tree: PaneTree, words: string) => void
  hide: (id: string) => void
  show: (id: string) => void
  toggleMaximised: (id: string) => void
  reset: () => void
}

/** Reads the user's arrangement of a screen, and saves each change. */
export function usePaneLayout(panes: PanesDefinition, screenId: string): PaneLayout {
  const { keep, session, toaster } = useAirshed()
  const text = usePanesText()
  const key = panesKey(screenId)
  const [now, setNow] = useState(() => readArrangement(keep.get(key), panes))
  const [maximised, setMaximised] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { locale } = session
  const nameOf: NameOf = (id) => {
    const title = panes.titles[id]
    return title === undefined ? id : localized(title, locale)
  }

  const apply = (next: Arrangement, words: string): void => {
    setNow(next)
    setAnnouncement(words)
    keep.set(key, writeArrangement(next, panes))
  }
  const take = (tree: PaneTree, words: string): void => apply({ ...now, tree }, words)
  /** Also shows it in a toast, as the earlier arrangement is no longer visible. */
  const applyWithUndo = (next: Arrangement, words: string): void => {
    const before = now
    setMaximised(null)
    apply(next, words)
    toaster.show({
      key,
      message: words,
      durationMs: UNDO_MS,
      action: { label: text('undo'), run: () => apply(before, text('undone')) },
    })
  }
  const stays = (id: string): void => setAnnouncement(text('stays', { name: nameOf(id) }))

  return {
    ...now,
    maximised,
    announcement,
    nameOf,
    take,
    move(id, pressed) {
      const moved = maximised === null ? moveByPaneKey(now.tree, id, pressed) : null
      if (moved === null) stays(id)
      else take(moved.tree, movedText(id, moved, nameOf, text))
    },
    resize(id, pressed) {
      const tree = maximised === null ? resizeByPaneKey(now.tree, id, pressed) : null
      if (tree === null) stays(id)
      else take(tree, sizeText(id, tree, nameOf, text))
    },
    moveLine(path, index, share) {
      const tree = moveLine(now.tree, path, index, share)
      if (tree !== null) take(tree, '')
    },
    hide(id) {
      const next = hidePane(now, id)
      if (next === null) stays(id)
      else applyWithUndo(next, text('hidden', { name: nameOf(id) }))
    },
    show: (id) => {
      setMaximised(null)
      apply(showPane(now, panes, id), text('shown', { name: nameOf(id) }))
    },
    toggleMaximised(id) {
      const isBack = maximised === id
      setMaximised(isBack ? null : id)
      setAnnouncement(isBack ? text('restored') : text('maximised', { name: nameOf(id) }))
    },
    reset: () => applyWithUndo(usualArrangement(panes), text('reset.done')),
  }
}
