import {
  Menu,
  MenuButton,
  MenuItem,
  type PluginSummary,
  type PluginVersion,
} from '@airshed/console-kit'
import { Button, useSession, type PluginIntl } from '@airshed/kit'
import type { Decisions } from '../decisions/useDecisions.ts'
import { versionActions, type VersionAction } from '../rules/versionActions.ts'

export interface VersionButtonsProps {
  plugin: PluginSummary
  version: PluginVersion
  decisions: Decisions
  intl: PluginIntl
  onAct: (action: VersionAction, version: PluginVersion) => void
}

/** The most likely decision about a version as a button, the others in a menu. */
export function VersionButtons({ plugin, version, decisions, intl, onAct }: VersionButtonsProps) {
  const { locked } = useSession()
  const [first, ...others] = versionActions(plugin, version)
  const named = { version: version.version }
  const text = (id: string): string => intl.formatMessage({ id }, named)
  // A destructive action is never the first button.
  const isFirstShown = first !== undefined && first !== 'remove'
  const inMenu = isFirstShown || first === undefined ? others : [first, ...others]
  if (locked?.organizations.has(plugin.organization_id) === true) return null
  return (
    <div className="plugins-version-buttons">
      {isFirstShown ? (
        <Button
          size="small"
          text={text(`action.${first}`)}
          aria-label={text(`action.${first}.of`)}
          disabled={decisions.isBusy}
          onClick={() => onAct(first, version)}
        />
      ) : null}
      {inMenu.length === 0 ? null : (
        <MenuButton
          label={text('versions.actions')}
          menu={
            <Menu>
              {inMenu.map((action) => (
                <MenuItem
                  key={action}
                  text={text(`action.${action}`)}
                  intent={action === 'remove' ? 'danger' : 'none'}
                  onClick={() => onAct(action, version)}
                />
              ))}
            </Menu>
          }
        />
      )}
    </div>
  )
}
