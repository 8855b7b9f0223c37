import {
  canGoNext,
  nextRange,
  previousRange,
  useCommands,
  type Command,
  type DashboardRights,
  type PageRange,
} from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { EditorState } from '../edit/dashboardEditor.ts'
import type { WidgetEdits } from '../edit/useWidgetEdits.ts'
import type { PageActions } from './usePageActions.ts'

export interface UseDashboardCommandsOptions {
  intl: PluginIntl
  state: EditorState
  edits: WidgetEdits
  actions: PageActions
  range: PageRange
  rights: DashboardRights
  toggleAdding: () => void
}

/** Commands of the palette and keyboard shortcuts while a dashboard is open. */
export function useDashboardCommands(options: UseDashboardCommandsOptions): void {
  const { intl, state, edits, actions, range, rights, toggleAdding } = options
  const { journal } = state
  const group = intl.formatMessage({ id: 'untitled' })
  const command = (id: string, rest: Omit<Command, 'id' | 'title' | 'group'>): Command => ({
    id: `dashboard.${id}`,
    title: intl.formatMessage({ id: `command.${id}` }),
    group,
    ...rest,
  })
  useCommands([
    command('undo', {
      keys: 'mod+z',
      icon: 'undo',
      isEnabled: rights.canEdit && journal.done.length > 0,
      run: edits.undo,
    }),
    command('redo', {
      keys: 'mod+shift+z',
      icon: 'redo',
      isEnabled: rights.canEdit && journal.undone.length > 0,
      run: edits.redo,
    }),
    command('add', { keys: 'a', icon: 'add', isEnabled: rights.canAddWidget, run: toggleAdding }),
    command('paste', {
      icon: 'clipboard',
      isEnabled: actions.paste !== undefined,
      run: () => actions.paste?.(),
    }),
    command('pause', {
      keys: 'p',
      icon: range.isLive ? 'pause' : 'play',
      run: range.toggle,
    }),
    command('previous', {
      keys: '[',
      icon: 'chevron-left',
      run: () => range.choose(previousRange(range.range), false),
    }),
    command('next', {
      keys: ']',
      icon: 'chevron-right',
      isEnabled: canGoNext(range.range, range.now),
      run: () => range.choose(nextRange(range.range), range.isLive),
    }),
    command('unzoom', { keys: 'z', isEnabled: range.isZoomed, run: range.unzoom }),
    command('fullScreen', { keys: 'f', icon: 'fullscreen', run: actions.fullScreen }),
    command('wall', { icon: 'fullscreen', run: actions.openWall }),
    command('workbook', { icon: 'export', run: actions.saveWorkbook }),
    command('versions', { icon: 'history', run: actions.openVersions }),
  ])
}
