import { MenuButton, Button } from '@airshed/ui'
import { useId } from 'react'
import { usePanesText } from './messages/panesMessages.ts'
import { HANDLE_ICON, MAXIMISE_ICON, RESTORE_ICON } from './paneIcons.tsx'
import { isPaneKey } from './paneKeys.ts'
import { PaneMenu } from './PaneMenu.tsx'
import type { PaneLayout } from './usePaneLayout.ts'

export interface PaneHeaderProps {
  paneId: string
  layout: PaneLayout
  titleId: string
}

/** Title, maximise button, and the handle: its keys move the pane, a click opens its menu. */
export function PaneHeader({ paneId, layout, titleId }: PaneHeaderProps) {
  const text = usePanesText()
  const keysId = useId()
  const name = layout.nameOf(paneId)
  const isMaximised = layout.maximised === paneId
  const maximiseLabel = text(isMaximised ? 'restore' : 'maximise', { name })
  return (
    <div className="air-pane-header">
      <h2 className="air-pane-title" id={titleId} title={name}>
        {name}
      </h2>
      <Button
        variant="minimal"
        icon={isMaximised ? RESTORE_ICON : MAXIMISE_ICON}
        aria-label={maximiseLabel}
        title={maximiseLabel}
        onClick={() => layout.toggleMaximised(paneId)}
      />
      <span className="air-pane-handle">
        <MenuButton
          label={text('arrange', { name })}
          icon={HANDLE_ICON}
          describedBy={keysId}
          menu={<PaneMenu paneId={paneId} layout={layout} />}
          onKeyDown={(event) => {
            if (!isPaneKey(event.key)) return
            event.preventDefault()
            if (event.shiftKey) layout.resize(paneId, event.key)
            else layout.move(paneId, event.key)
          }}
        />
        <span id={keysId} className="air-pane-keys" aria-hidden>
          {text('keys')}
        </span>
      </span>
    </div>
  )
}
