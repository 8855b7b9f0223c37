import { expect, it } from 'vitest'
import { markupProblems } from './markupProblems.ts'

const found = (code: string): string[] =>
  markupProblems(code, 'plugin.js').map(
    ({ code: name, place, message }) =>
      `${name} ${place} ${/got (.*)\. Build/.exec(message)?.[1] ?? message}`,
  )

it.each([
  ['root.innerHTML = text', '1:6', 'root.innerHTML'],
  ['root.outerHTML += text', '1:6', 'root.outerHTML'],
  ["root['innerHTML'] = text", '1:6', "root['innerHTML']"],
  ['frame.srcdoc = text', '1:7', 'frame.srcdoc'],
  ["at(1).insertAdjacentHTML('beforeend', text)", '1:7', 'at(1).insertAdjacentHTML'],
  ['root?.setHTMLUnsafe(text)', '1:7', 'root?.setHTMLUnsafe'],
  ['Document.parseHTMLUnsafe(text)', '1:10', 'Document.parseHTMLUnsafe'],
  ['window.document.writeln(text)', '1:17', 'window.document.writeln'],
  ["new DOMParser().parseFromString(text, 'text/html')", '1:17', 'new DOMParser().parseFromString'],
  [
    'document.createRange().createContextualFragment(text)',
    '1:24',
    'document.createRange().createContextualFragment',
  ],
  [
    "jsx('p', { dangerouslySetInnerHTML: { __html: text } })",
    '1:12',
    'dangerouslySetInnerHTML: { __html: text }',
  ],
  ["h('p', { 'dangerouslySetInnerHTML': made })", '1:10', "'dangerouslySetInnerHTML': made"],
  ['props.dangerouslySetInnerHTML = made', '1:7', 'props.dangerouslySetInnerHTML'],
  ['[root.innerHTML] = texts', '1:7', 'root.innerHTML'],
])('finds text turned into elements by %s', (code, place, got) => {
  expect(found(code)).toEqual([`CODE_MARKUP plugin.js:${place} ${got}`])
})

it.each([
  'root.textContent = text',
  'const size = root.innerHTML.length',
  'const { dangerouslySetInnerHTML, ...others } = props',
  "if ('innerHTML' in root) draw()",
  'stream.write(text)',
  'const document = file; document.write(text)',
  'const innerHTML = text',
  'root.replaceChildren(...parts)',
  'const insertAdjacentHTML = parts.insertAdjacentHTML',
  'this is no module',
])('finds no text turned into elements by %s', (code) => {
  expect(found(code)).toEqual([])
})
