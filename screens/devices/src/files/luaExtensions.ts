import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language'
import { lua } from '@codemirror/legacy-modes/mode/lua'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** Colours by role, so that they follow the theme of the page. */
const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--air-muted)', fontStyle: 'italic' },
  { tag: tags.keyword, color: 'var(--air-accent)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--air-success)' },
  { tag: tags.number, color: 'var(--air-warning)' },
])

const LOOK = EditorView.theme({
  '&': { height: '100%', color: 'var(--air-text)', backgroundColor: 'var(--air-surface)' },
  '&.cm-focused': { outline: '2px solid var(--air-accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--air-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--air-text)' },
  '.cm-gutters': {
    color: 'var(--air-muted)',
    backgroundColor: 'var(--air-page)',
    borderRight: '1px solid var(--air-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--air-hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--air-line-strong)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--air-selected)',
    outline: '1px solid var(--air-line-strong)',
  },
})

/**
 * An editor of Lua.
 *
 * @param label name of the field for screen readers
 * @param describedBy id of the element that says how to leave it by keyboard
 */
export function luaExtensions(label: string, describedBy: string): Extension[] {
  return [
    lineNumbers(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    StreamLanguage.define(lua),
    syntaxHighlighting(COLOURS),
    LOOK,
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      spellcheck: 'false',
      autocapitalize: 'off',
    }),
    // After Escape the next Tab leaves the editor; CodeMirror provides this itself.
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
  ]
}
