import { useCommandList } from '@airshed/console-kit'
import { Dialog } from '@airshed/ui'
import { KeyComboTag } from '@blueprintjs/core'
import { useAppText } from '../messages/appMessages.ts'

export interface ShortcutSheetProps {
  onClose: () => void
}

/** Every shortcut that currently works, by group. */
export default function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const text = useAppText()
  const general = text('app.command.general')
  const commands = useCommandList().filter(({ keys }) => keys !== undefined)
  const groups = Map.groupBy(commands, ({ group }) => group ?? general)
  return (
    <Dialog isOpen title={text('app.command.shortcuts')} onClose={onClose} width={520}>
      {[...groups].map(([group, listed]) => (
        <section className="app-shortcuts" key={group}>
          <h3>{group}</h3>
          <dl>
            {listed.map(({ id, title, keys = '' }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>
                  <KeyComboTag combo={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
