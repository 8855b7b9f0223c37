import { useCommands } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import { localized, useAirshed, type Command } from '@airshed/kit/provider'
import { useAppText } from '../messages/appMessages.ts'
import type { NavigationGroup } from '../shell/navigation.ts'
import type { ShellDialog } from '../shell/ShellDialogs.tsx'

export interface ShellCommandsOptions {
  groups: readonly NavigationGroup[]
  /** Opens a dialog, or closes it if it is open. */
  toggle: (dialog: ShellDialog) => void
  /** Absent if the sidebar is a drawer. */
  onToggleSidebar?: (() => void) | undefined
}

/** The shell's commands that have a key or open one of its dialogs; `useShellEntries` has the others. */
export function useShellCommands({ groups, toggle, onToggleSidebar }: ShellCommandsOptions): void {
  const text = useAppText()
  const { kiosk } = useAirshed()
  const { locale } = useSession()
  const general = text('app.command.general')
  const dialogs = groups
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind === 'access-context')
    .map(({ title, icon }): Command => ({
      id: 'access-context',
      title: localized(title, locale),
      group: text('app.command.pages'),
      icon,
      keywords: title.en,
      run: () => toggle('access-context'),
    }))

  useCommands([
    ...dialogs,
    {
      id: 'palette',
      title: text('app.command.palette'),
      group: general,
      icon: 'key-command',
      keys: 'mod+k',
      worksIn: ['fields'],
      run: () => toggle('palette'),
    },
    {
      id: 'shortcuts',
      title: text('app.command.shortcuts'),
      group: general,
      icon: 'key-command',
      keys: '?',
      run: () => toggle('shortcuts'),
    },
    {
      id: 'sidebar',
      title: text('app.command.sidebar'),
      group: general,
      icon: 'menu-closed',
      keys: 'mod+b',
      isEnabled: onToggleSidebar !== undefined && !kiosk.isKiosk,
      run: () => onToggleSidebar?.(),
    },
    {
      id: 'kiosk.leave',
      title: text('app.command.leaveKiosk'),
      group: general,
      icon: 'cross',
      keys: 'escape',
      isEnabled: kiosk.isKiosk,
      run: kiosk.leave,
    },
  ])
}
