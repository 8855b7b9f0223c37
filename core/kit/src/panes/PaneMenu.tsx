import { Menu, MenuDivider, MenuItem } from '@airshed/ui'
import { usePanesText, type PanesMessageId } from './messages/panesMessages.ts'
import { moveByPaneKey, PANE_KEYS, resizeByPaneKey, type PaneKey } from './paneKeys.ts'
import { paneIds } from './tree/paneSplit.ts'
import type { PaneLayout } from './usePaneLayout.ts'

const KEYS = Object.keys(PANE_KEYS) as PaneKey[]

const SIZE_WORDS: Readonly<Record<PaneKey, PanesMessageId>> = {
  ArrowRight: 'wider',
  ArrowLeft: 'narrower',
  ArrowDown: 'higher',
  ArrowUp: 'lower',
}

/** Every action on a pane, one click each: nothing requires dragging. */
export function PaneMenu({ paneId, layout }: { paneId: string; layout: PaneLayout }) {
  const text = usePanesText()
  const { tree, maximised } = layout
  const isAlone = paneIds(tree).length === 1
  const isFixed = maximised !== null
  return (
    <Menu>
      {KEYS.map((key) => (
        <MenuItem
          key={key}
          text={text(`move.${PANE_KEYS[key].side}`)}
          label={ARROWS[key]}
          disabled={isFixed || moveByPaneKey(tree, paneId, key) === null}
          onClick={() => layout.move(paneId, key)}
        />
      ))}
      <MenuDivider />
      {KEYS.map((key) => (
        <MenuItem
          key={key}
          text={text(SIZE_WORDS[key])}
          label={`⇧ ${ARROWS[key]}`}
          disabled={isFixed || resizeByPaneKey(tree, paneId, key) === null}
          onClick={() => layout.resize(paneId, key)}
        />
      ))}
      <MenuDivider />
      <MenuItem
        text={text(maximised === paneId ? 'restore.short' : 'maximise.short')}
        onClick={() => layout.toggleMaximised(paneId)}
      />
      <MenuItem text={text('hide')} disabled={isAlone} onClick={() => layout.hide(paneId)} />
    </Menu>
  )
}

const ARROWS: Readonly<Record<PaneKey, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}
