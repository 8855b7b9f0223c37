import type { NodeScript } from '@airshed/console-kit'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { scriptIcon, scriptText } from './scriptText.ts'

export interface ScriptListProps {
  scripts: readonly NodeScript[]
  /** Name of the file that is shown. */
  chosen: string | null
  onChoose: (name: string) => void
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The files of a device to choose from, each with its state. */
export function ScriptList({ scripts, chosen, onChoose, nowMs, intl }: ScriptListProps) {
  return (
    <nav aria-label={intl.formatMessage({ id: 'files' })}>
      <ul className="devices-files-list">
        {scripts.map((script) => (
          <li key={script.name}>
            <button
              type="button"
              aria-current={script.name === chosen}
              data-state={script.is_deleted ? 'removing' : script.state}
              onClick={() => onChoose(script.name)}
            >
              <span className="devices-file-name">{script.name}</span>
              <span className="devices-file-state">
                <NamedIcon name={scriptIcon(script)} size={12} />
                {scriptText(script, nowMs, intl)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
