import { isolateHistory } from '@codemirror/commands'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { luaExtensions } from './luaExtensions.ts'

export interface LuaEditorProps {
  text: string
  /** A new revision replaces the typed text with `text`; undo restores it. */
  revision: number
  isReadOnly: boolean
  /** Name of the field for screen readers. */
  label: string
  /** Id of the element that says how to leave the editor by keyboard. */
  describedBy: string
  onChange: (text: string) => void
}

/** A code editor for Lua. It fills its parent; line endings stay as they were. */
export default function LuaEditor(props: LuaEditorProps) {
  const { text, revision, isReadOnly, label, describedBy, onChange } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const writable = useRef(new Compartment())
  const shownRevision = useRef(revision)
  const announce = useEffectEvent(onChange)
  const start = useEffectEvent(() =>
    EditorState.create({
      doc: text,
      extensions: [
        ...luaExtensions(label, describedBy),
        EditorState.lineSeparator.of(text.includes('\r\n') ? '\r\n' : '\n'),
        writable.current.of(readOnly(isReadOnly)),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) announce(state.sliceDoc())
        }),
      ],
    }),
  )
  useEffect(() => {
    if (host.current === null) return undefined
    const made = new EditorView({ parent: host.current, state: start() })
    view.current = made
    return () => {
      view.current = null
      made.destroy()
    }
  }, [])
  useEffect(() => {
    view.current?.dispatch({ effects: writable.current.reconfigure(readOnly(isReadOnly)) })
  }, [isReadOnly])
  const replace = useEffectEvent(() => {
    const { current } = view
    if (current === null) return
    const { state } = current
    current.dispatch({
      changes: { from: 0, to: state.doc.length, insert: state.toText(text) },
      // Otherwise undo also takes back what was typed just before.
      annotations: isolateHistory.of('full'),
    })
  })
  useEffect(() => {
    if (shownRevision.current === revision) return
    shownRevision.current = revision
    replace()
  }, [revision])
  return <div ref={host} className="devices-lua" />
}

/** The text can still be selected, searched and copied. */
const readOnly = (isReadOnly: boolean) => EditorState.readOnly.of(isReadOnly)
